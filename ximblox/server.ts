export type { Client } from '@ximblox/contract/client'
export {
  defineFormHandler,
  type FormContext,
  type FormHandler,
  type StoredSubmission,
} from '@ximblox/server'
export { defineServer, type ServerOptions } from './site/define-server.ts'
