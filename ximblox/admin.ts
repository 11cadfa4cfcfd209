export type { ExtraMenuItem } from '@ximblox/admin'
export { type AdminOptions, defineAdmin } from './site/define-admin.ts'
