/** How many pages would only lose a file in their earlier versions, beside those that show it now. */
export const olderUses = ({
  keptForPages,
  usageCount,
}: {
  keptForPages: number
  usageCount: number
}): number => Math.max(0, keptForPages - usageCount)
