export type { AdminScreen, ExtraMenuItem, ScreenProps } from '@ximblox/admin'
export { type AdminOptions, defineAdmin } from './site/define-admin.ts'
