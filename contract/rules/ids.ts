import type { PageID, VersionID } from '../ids.ts'

/** The id of a page from where ids have no kind: an address, stored content, a row. What is no id names no page. */
export const pageIDOf = (id: number | string): PageID => numberOf(id) as PageID

/** The same for the id of a version. */
export const versionIDOf = (id: number | string): VersionID => numberOf(id) as VersionID

const numberOf = (id: number | string): number => (/^[1-9]\d{0,15}$/.test(String(id)) ? Number(id) : 0)
