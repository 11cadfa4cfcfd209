import type { Scheduled } from '@ximblox/contract/pages'

/** What a schedule does, in chronological order: a page may also be unpublished first, and published again later. */
export const upcomingActions = ({
  publishAt,
  unpublishAt,
}: Pick<Scheduled, 'publishAt' | 'unpublishAt'>): { action: 'publish' | 'unpublish'; at: string }[] => {
  const publish = publishAt === null ? [] : [{ action: 'publish' as const, at: publishAt }]
  const unpublish = unpublishAt === null ? [] : [{ action: 'unpublish' as const, at: unpublishAt }]
  return [...publish, ...unpublish].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
