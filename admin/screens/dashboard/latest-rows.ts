import type { User } from '@ximblox/contract/people'

interface Dated {
  updatedAt: string
}

const byTime = (a: Dated, b: Dated): number => b.updatedAt.localeCompare(a.updatedAt)

/** The pages that changed last, of several lists. */
export const latestOf = <Row extends Dated>(
  lists: readonly { items: readonly Row[] }[],
  most: number,
): Row[] =>
  lists
    .flatMap(({ items }) => items)
    .toSorted(byTime)
    .slice(0, most)

/** Of each page the language that changed last, in the order of the pages. */
export const latestLanguages = <Row extends Dated>(rows: readonly { pages: readonly Row[] }[]): Row[] =>
  rows.flatMap(({ pages }) => pages.toSorted(byTime).slice(0, 1))

/** Users who have never logged in come first, because their invitation may not have arrived. */
export const lastSeen = <Row extends Pick<User, 'ID' | 'lastLogin'>>(
  users: readonly Row[],
  most: number,
): Row[] =>
  users
    .toSorted((a, b) => (b.lastLogin ?? '9').localeCompare(a.lastLogin ?? '9') || b.ID - a.ID)
    .slice(0, most)
