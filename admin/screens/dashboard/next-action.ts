import type { ScheduleRow } from '@ximblox/contract/publication'

type Times = Pick<ScheduleRow, 'publishAt' | 'unpublishAt' | 'failure'>

/** The failure if there is one, otherwise the earlier of the two actions. */
export const nextAction = ({
  publishAt,
  unpublishAt,
  failure,
}: Times): { action: 'publish' | 'unpublish'; at: string } => {
  if (failure) return { action: failure.action, at: failure.at }
  const isPublished = unpublishAt === null || (publishAt !== null && publishAt < unpublishAt)
  return isPublished ? { action: 'publish', at: publishAt ?? '' } : { action: 'unpublish', at: unpublishAt }
}
