import type { PageView } from '@ximblox/blocks/render/page-view'
import { languageTag } from './language-tag.ts'
import { shownPage } from './paging.ts'

export interface Alternate {
  /** A language tag, or `x-default` for readers of any other language. */
  language: string
  href: string
}

/**
 * The page in each of its languages, including its own: search engines ignore alternates that do not name each other.
 * Empty for a page in one language, and from the second page of a list on, which other languages may not have.
 */
export const alternates = (view: PageView): Alternate[] => {
  const { page, siblings, site } = view
  if (siblings.length === 0 || shownPage(view) > 1) return []
  const versions: Versions = [page, ...siblings]
  return [
    ...versions.map(({ locale, path }) => ({
      language: languageTag(locale),
      href: `${site.url}${path}`,
    })),
    { language: 'x-default', href: `${site.url}${mainVersion(versions, site).path}` },
  ]
}

type Version = Pick<PageView['page'], 'locale' | 'path'>
type Versions = [Version, ...Version[]]

/** All versions must name the same one, so without the default locale the order of the locales decides. */
const mainVersion = (versions: Versions, site: PageView['site']): Version => {
  const inOrder = [site.defaultLocale, ...site.availableLocales].flatMap(
    locale => versions.find(version => version.locale === locale) ?? [],
  )
  return inOrder[0] ?? versions[0]
}
