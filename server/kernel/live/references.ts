import type { FileView, PageLink } from '@ximblox/blocks/render/page-view'
import type { Json } from '@ximblox/contract/fields'
import type { LocaleSettings } from '@ximblox/contract/locales'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import type { FileRow, LinkRow } from './live-page.ts'

/** Extracts ids from a version's `refs`: `f` for files, `p` for pages, `t` for tags. */
export const referencedIDs = (refs: readonly string[], kind: 'f' | 'p' | 't'): number[] =>
  refs.filter(ref => ref.startsWith(kind)).map(ref => Number(ref.slice(1)))

/** The files in the result of a query, such as the images on the cards of a list. */
export const fileIDsIn = (value: Json): number[] => {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(fileIDsIn)
  return !Array.isArray(value) && typeof value.fileID === 'number' ? [value.fileID, ...inside] : inside
}

export const fileView = (row: FileRow): FileView => ({
  ...row,
  mimeType: row.mimeType ?? '',
  size: row.size ?? 0,
  hash: row.hash === null ? '' : pageFileHash(row.hash),
})

export const pageLink = (
  { id, locale, slug, title, anchors }: LinkRow,
  settings: LocaleSettings,
): PageLink => ({
  id,
  locale,
  path: pathOf({ locale, slug }, settings),
  title,
  anchors,
})
