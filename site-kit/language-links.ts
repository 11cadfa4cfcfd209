import type { PageView } from '@ximblox/blocks/render/page-view'
import { keepByName } from '@ximblox/contract/formats/keep-by-name'
import { languageTag } from './language-tag.ts'
import { pageHref } from './paging.ts'

export interface LanguageLink {
  locale: string
  /** For `lang` and `hreflang`. */
  tag: string
  /** The language in its own words. */
  name: string
  href: string
  current: boolean
}

/**
 * For each locale the live sibling of this page, or that locale's home page when there is none. A locale with neither has
 * nothing to link to yet. What a visitor searched for or filtered by is kept.
 */
export const languageLinks = ({ page, siblings, site, keptParams = {} }: PageView): LanguageLink[] =>
  site.availableLocales.flatMap(locale => {
    const current = locale === page.locale
    const sibling = siblings.find(one => one.locale === locale)
    const version = current ? page : sibling
    const href = version ? pageHref(version.path, { page: 1, params: keptParams }) : site.homes[locale]
    if (href === undefined) return []
    return [{ locale, tag: languageTag(locale), name: nameOf(locale), href, current }]
  })

const nameOf = keepByName(locale => {
  const [language = locale] = locale.split('-')
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
})
