import type { PageView } from '@ximblox/blocks/render/page-view'

export interface LanguageLink {
  locale: string
  href: string
  current: boolean
}

/** For each locale the live sibling of this page, or that locale's home page when there is none. */
export const languageLinks = ({ page, siblings, site }: PageView): LanguageLink[] =>
  site.availableLocales.map(locale => ({
    locale,
    href:
      locale === page.locale
        ? page.path
        : (siblings.find(sibling => sibling.locale === locale)?.path ?? site.homes[locale] ?? '/'),
    current: locale === page.locale,
  }))
