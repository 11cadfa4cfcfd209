import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { notAllowedAt } from '@ximblox/contract/rules/error-entries'
import type { Place } from '@ximblox/contract/rules/permissions'
import { isSlug, withPrefix } from '@ximblox/contract/rules/slug'
import type { App } from '../../kernel/app-context.ts'
import { readLocales } from '../settings/store.ts'
import * as store from './store.ts'

/** The type and locale of a new page, as far as the request contains them. */
interface NewAddress {
  type?: string | undefined
  locale?: string | undefined
}

export const placeOf = (locale: string | undefined, type?: string): Place => ({
  ...(locale !== undefined && { locale }),
  ...(type !== undefined && { type }),
})

/** Adds the prefix of the page type to a slug. */
export const slugOf = (
  { registry }: Pick<App, 'registry'>,
  slug: string,
  { type, locale }: NewAddress,
): string => withPrefix(registry.pageTypes.get(type ?? '')?.slugPrefix[locale ?? ''] ?? '', slug)

/** Checks the slug of a new page. Whether it is free can only be checked when the locale is known. */
export const checkNewSlug = async (
  app: App,
  sent: string,
  where: NewAddress,
  property = 'slug',
): Promise<ErrorEntry[]> => {
  const slug = slugOf(app, sent, where)
  if (!isSlug(slug)) return [errorAt(property, 'invalidSlug')]
  if (where.locale === undefined || !(await store.isSlugTaken(app.db, where.locale, slug))) return []
  return [errorAt(property, 'alreadyExists')]
}

/** Checks that the site has this locale. */
export const checkLocale = async (app: App, property: string, locale: string): Promise<ErrorEntry[]> => {
  const { availableLocales } = await readLocales(app.db)
  return availableLocales.includes(locale) ? [] : [notAllowedAt(property, availableLocales)]
}
