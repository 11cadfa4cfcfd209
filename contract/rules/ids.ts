import type { PageID, VersionID } from '../ids.ts'

/** Brands a page id from a URL, stored content or a row; 0 if it is not an id. */
export const pageIDOf = (id: number | string): PageID => numberOf(id) as PageID

/** Brands a version id; 0 if it is not an id. */
export const versionIDOf = (id: number | string): VersionID => numberOf(id) as VersionID

const numberOf = (id: number | string): number => (/^[1-9]\d{0,15}$/.test(String(id)) ? Number(id) : 0)
