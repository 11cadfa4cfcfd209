import type { BulkAction } from '@ximblox/contract/bulk'
import type { PermissionName } from '@ximblox/contract/permissions'

/** In the order of the buttons. The schemas of the contract would make the first load larger. */
export const bulkActions = [
  'publish',
  'request',
  'unpublish',
  'tag',
  'move',
  'delete',
] as const satisfies readonly BulkAction[]

export const permissionFor: Record<BulkAction, PermissionName> = {
  publish: 'publish-page',
  request: 'request-publication',
  unpublish: 'publish-page',
  tag: 'edit-page',
  move: 'edit-page',
  delete: 'delete-page',
}
