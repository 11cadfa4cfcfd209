import type { PageView } from '@ximblox/blocks/render/page-view'
import { languageOf } from '@ximblox/contract/locales'
import { languageTag } from './language-tag.ts'

export interface LanguageLink {
  locale: string
  /** For `lang` and `hreflang`. */
  tag: string
  /** The language in its own words. */
  name: string
  href: string
  current: boolean
}

/** For each locale the live sibling of this page, or that locale's home page when there is none. */
export const languageLinks = ({ page, siblings, site }: PageView): LanguageLink[] =>
  site.availableLocales.map(locale => ({
    locale,
    tag: languageTag(locale),
    name: nameOf(languageOf(locale)),
    href:
      locale === page.locale
        ? page.path
        : (siblings.find(sibling => sibling.locale === locale)?.path ?? site.homes[locale] ?? '/'),
    current: locale === page.locale,
  }))

const nameOf = (language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
