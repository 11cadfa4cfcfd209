import type { Registry } from '@ximblox/blocks/registry'
import { globalOfType, hasAddress } from '@ximblox/contract/content-types'
import { isLocale } from '@ximblox/contract/locales'
import { isSlug } from '@ximblox/contract/rules/slug'
import { type PageFile, pageFileSchema } from './format.ts'
import { layout, pageKey, placeOfPageFile } from './layout.ts'
import type { SiteFolder } from './read-folder.ts'
import type { FolderErrors } from './transfer-error.ts'

/** A page of the folder without its content, which is read again when it is written. */
export interface PagePart extends Omit<PageFile, 'published' | 'scheduled' | 'draft'> {
  at: string
  key: string
  locale: string
  slug: string
  isPublished: boolean
}

/** All pages of a folder by key, with the errors of their files. */
export const readPageParts = async (
  folder: SiteFolder,
  registry: Registry,
  errors: FolderErrors,
): Promise<Map<string, PagePart>> => {
  const parts = new Map<string, PagePart>()
  for (const at of folder.files) {
    if (!at.startsWith(`${layout.pages}/`) && !at.startsWith(`${layout.globals}/`)) continue
    const place = placeOfPageFile(at)
    if (!place || !isLocale(place.locale) || !(isSlug(place.slug) || globalOfType(place.slug))) {
      errors.add(at, 'is not a place for a page')
      continue
    }
    const file = await folder.readJson(at, pageFileSchema)
    if (!file) continue
    const { published, scheduled: _scheduled, draft: _draft, ...head } = file
    for (const error of errorsOf(file, place.slug, registry)) errors.add(at, error)
    const key = pageKey(place)
    parts.set(key, { ...head, ...place, at, key, isPublished: published !== undefined })
  }
  for (const error of translationErrors(parts)) errors.add(error.at, error.text)
  return new Map([...parts].toSorted(([, a], [, b]) => ageOf(a).localeCompare(ageOf(b))))
}

/** Shared values belong to the oldest page of a group, which gets the lowest id and is written first. */
const ageOf = ({ createdAt, source }: PagePart): string =>
  `${createdAt ? new Date(createdAt).toISOString() : '9'} ${source === undefined ? 0 : 1}`

const errorsOf = (file: PageFile, slug: string, registry: Registry): string[] => {
  const { type, schedule } = file
  const isKnown = hasAddress(slug)
    ? registry.pageTypes.has(type)
    : type === slug && registry.contentTypes.has(type)
  return [
    ...(isKnown ? [] : [`type: the site has no ${JSON.stringify(type)} for this page`]),
    ...(file.published || file.draft ? [] : ['has no content, neither published nor as a draft']),
    ...(file.scheduled && schedule?.publishAt === undefined
      ? ['scheduled: nothing is scheduled to be published']
      : []),
    ...(schedule && schedule.publishAt === undefined && schedule.unpublishAt === undefined
      ? ['schedule: has no time']
      : []),
    ...(schedule?.unpublishAt !== undefined && !hasAddress(slug)
      ? ['schedule.unpublishAt: this content cannot be unpublished']
      : []),
    ...(schedule?.page !== undefined && schedule.url !== undefined ? ['schedule: leads to two places'] : []),
  ]
}

/** Translations of one page name one other page, and have different locales. */
const translationErrors = (parts: ReadonlyMap<string, PagePart>): { at: string; text: string }[] => {
  const found: { at: string; text: string }[] = []
  const locales = new Set<string>()
  for (const { at, key, locale, translationOf, source, schedule } of parts.values()) {
    const leader = translationOf === undefined ? undefined : parts.get(translationOf)
    if (translationOf !== undefined && (!leader || leader.translationOf !== undefined || leader.key === key))
      found.push({ at, text: `translationOf: ${translationOf} does not lead translations` })
    const place = `${translationOf ?? key} ${locale}`
    if (locales.has(place))
      found.push({ at, text: `translationOf: there is another translation in ${locale}` })
    locales.add(place)
    for (const [name, named] of Object.entries({ source, 'schedule.page': schedule?.page }))
      if (named !== undefined && !parts.has(named))
        found.push({ at, text: `${name}: there is no page ${named}` })
  }
  return found
}
