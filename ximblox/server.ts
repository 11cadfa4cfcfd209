export type { Client } from '@ximblox/contract/client'
export {
  type CallContext,
  type CallHandlers,
  defineFormHandler,
  type FormContext,
  type FormHandler,
  handleCalls,
  refuse,
  type StoredSubmission,
} from '@ximblox/server'
export { defineServer, type ServerOptions } from './site/define-server.ts'
