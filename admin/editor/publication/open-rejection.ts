import type { HistoryRow, VersionEvent } from '@ximblox/contract/history'

/** The rejection of the last request, null when there is none or the page was published or asked for since. */
export const openRejection = (rows: readonly Pick<HistoryRow, 'events'>[]): VersionEvent | null => {
  const events = rows.flatMap(row => row.events).filter(({ event }) => settling.includes(event))
  const last = events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).at(-1)
  return last?.event === 'rejected' ? last : null
}

const settling: readonly VersionEvent['event'][] = [
  'requested',
  'rejected',
  'revoked',
  'accepted',
  'published',
]
