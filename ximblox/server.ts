export type { Client } from '@ximblox/contract/client'
export {
  type CallContext,
  type CallHandlers,
  defineFormHandler,
  defineHook,
  type FormContext,
  type FormHandler,
  type FormMail,
  type Hook,
  type HookContext,
  type HookEvent,
  handleCalls,
  type MailDesign,
  type OwnMail,
  type OwnMailTexts,
  refuse,
  type SiteMails,
  type StoredSubmission,
} from '@ximblox/server'
export { defineServer, type ServerOptions } from './site/define-server.ts'
