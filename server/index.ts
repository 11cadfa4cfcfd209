export { runCommand } from './cli/run-command.ts'
export type { Config } from './config.ts'
export { readConfig } from './config.ts'
export { refuse } from './errors.ts'
export {
  defineFormHandler,
  type FormContext,
  type FormHandler,
  type FormMail,
  type StoredSubmission,
} from './form-handler.ts'
export { defineHook, type Hook, type HookContext, type HookEvent } from './hook.ts'
export type { CallContext } from './http/call-context.ts'
export { type CallHandlers, handleCalls, type SiteCalls } from './http/site-calls.ts'
export type { OwnMail, SendMail } from './own-mail.ts'
export { run } from './run.ts'
export type { SiteConfig } from './site-config.ts'
export { type MailDesign, mailErrors, type OwnMailTexts, type SiteMails } from './site-mails.ts'
export { type Running, type StartOptions, start } from './start.ts'
