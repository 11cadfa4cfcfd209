import type { BulkAction } from '@ximblox/contract/bulk'
import type { PermissionName } from '@ximblox/contract/permissions'

export const permissionFor: Record<BulkAction, PermissionName> = {
  publish: 'publish-page',
  request: 'request-publication',
  unpublish: 'publish-page',
  tag: 'edit-page',
  move: 'edit-page',
  delete: 'delete-page',
}
