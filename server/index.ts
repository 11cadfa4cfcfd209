export { runCommand } from './app/cli/run-command.ts'
export { run } from './app/start/run.ts'
export { type Running, type StartOptions, start } from './app/start/start.ts'
export type { Config } from './kernel/config/config.ts'
export { readConfig } from './kernel/config/config.ts'
export { refuse } from './kernel/errors/errors.ts'
export {
  defineFormHandler,
  type FormContext,
  type FormHandler,
  type FormMail,
  type StoredSubmission,
} from './kernel/forms/form-handler.ts'
export type { CallContext } from './kernel/http/call-context.ts'
export { type CallHandlers, handleCalls, type SiteCalls } from './kernel/http/site-calls.ts'
export { defineHook, type Hook, type HookContext, type HookEvent } from './kernel/site/hook.ts'
export type { OwnMail, SendMail } from './kernel/site/own-mail.ts'
export { type MailDesign, mailErrors, type OwnMailTexts, type SiteMails } from './kernel/site/site-mails.ts'
export type { SiteConfig } from './kernel/site-config.ts'
