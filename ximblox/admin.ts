export type { AdminScreen, DashboardCard, ExtraMenuItem, ScreenProps } from '@ximblox/admin'
export { type AdminOptions, defineAdmin } from './site/define-admin.ts'
