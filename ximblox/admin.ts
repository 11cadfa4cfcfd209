export type {
  AdminScreen,
  DashboardCard,
  ExtraMenuItem,
  FieldControl,
  FieldControlProps,
  ScreenProps,
} from '@ximblox/admin'
export { fieldControl } from '@ximblox/admin/field-control'
export { type AdminOptions, defineAdmin } from './site/define-admin.ts'
