import type { PageView } from '@ximblox/blocks/render/page-view'
import { languageTag } from './language-tag.ts'
import { shownPage } from './paging.ts'

export interface Alternate {
  /** A language tag, or `x-default` for readers of any other language. */
  language: string
  href: string
}

/**
 * The page in each of its languages that search engines show, including its own: they ignore alternates that do not name
 * each other.
 * Empty for a page in one language, and from the second page of a list on, which other languages may not have.
 */
export const alternates = (view: PageView): Alternate[] => {
  const { page, site } = view
  const siblings = view.siblings.filter(({ indexed }) => indexed !== false)
  if (siblings.length === 0 || shownPage(view) > 1) return []
  return alternatesOf([page, ...siblings], site)
}

/** All versions of a page as alternates. */
export const alternatesOf = (versions: readonly Version[], site: PageView['site']): Alternate[] => [
  ...versions.map(({ locale, path }) => ({
    language: languageTag(locale),
    href: `${site.url}${path}`,
  })),
  ...mainVersion(versions, site).map(({ path }) => ({ language: 'x-default', href: `${site.url}${path}` })),
]

type Version = Pick<PageView['page'], 'locale' | 'path'>

/** All versions must name the same one, so without the default locale the order of the locales decides. */
const mainVersion = (versions: readonly Version[], site: PageView['site']): Version[] => {
  const inOrder = [site.defaultLocale, ...site.availableLocales].flatMap(
    locale => versions.find(version => version.locale === locale) ?? [],
  )
  return [...inOrder, ...versions].slice(0, 1)
}
