import type { Permission } from '@ximblox/contract/permissions'
import { allows } from '@ximblox/contract/rules/permissions'

/** The bins that a user may see. */
export const binsOf = (permissions: readonly Permission[]): ('pages' | 'files')[] => [
  ...(allows(permissions, 'delete-page') ? (['pages'] as const) : []),
  ...(allows(permissions, 'manage-media') ? (['files'] as const) : []),
]

/** How many pages would only lose a file in their earlier versions, beside those that show it now. */
export const olderUses = ({
  keptForPages,
  usageCount,
}: {
  keptForPages: number
  usageCount: number
}): number => Math.max(0, keptForPages - usageCount)
