import type { VersionID } from '@ximblox/contract/ids'
import type { Page } from '@ximblox/contract/pages'

export interface Version {
  versionID: VersionID
  at: string
}

/** The versions on the screen that a list does not have, because it ends before them. None of them is 0, "nothing". */
export const unlisted = (shown: readonly VersionID[], listed: readonly Version[]): VersionID[] =>
  [...new Set(shown)].filter(id => id !== 0 && !listed.some(({ versionID }) => versionID === id))

export const latestFirst = (versions: readonly Version[]): Version[] =>
  versions.toSorted((a, b) => b.versionID - a.versionID)

type Marked = Pick<Page, 'publishedVersionID'> & {
  pageVersion: Pick<Page['pageVersion'], 'id'>
  request: Pick<NonNullable<Page['request']>, 'versionID'> | null
}

/** What a version is to its page: the newest, what is live (`before`), and what would be after a request (`after`). */
export const marksOf = (
  versionID: VersionID,
  { pageVersion, publishedVersionID, request }: Marked,
): ('newest' | 'before' | 'after')[] => [
  ...(versionID === pageVersion.id ? (['newest'] as const) : []),
  ...(versionID === publishedVersionID ? (['before'] as const) : []),
  ...(versionID === request?.versionID ? (['after'] as const) : []),
]

/** The versions that one side of a comparison may show: all but that of the other side, and its own in any case. */
export const choosable = <Label>(
  labels: ReadonlyMap<number, Label>,
  own: number,
  other: number,
): [number, Label][] => [...labels].filter(([id]) => id === own || id !== other)
