import type { User } from '@ximblox/contract/people'

interface Dated {
  updatedAt: string
}

const byTime = (a: Dated, b: Dated): number => b.updatedAt.localeCompare(a.updatedAt)

/** Of each row the language that leads it, which is the one that was found. */
export const leading = <Page extends { id: number }>(
  rows: readonly { id: number; pages: readonly Page[] }[],
): Page[] => rows.flatMap(({ id, pages }) => pages.filter(page => page.id === id))

/** The translations that are behind their originals, which lead their rows or not. */
export const behindOf = <Page extends { behind?: boolean | undefined }>(
  rows: readonly { pages: readonly Page[] }[],
): Page[] => rows.flatMap(({ pages }) => pages.filter(({ behind }) => behind))

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
