import type { PageView } from '@ximblox/blocks/render/page-view'
import { languageTag } from './language-tag.ts'

export interface Alternate {
  /** A language tag, or `x-default` for readers of any other language. */
  language: string
  href: string
}

/** The page in each of its languages, itself included; none for a page that exists in one only. */
export const alternates = ({ page, siblings, site }: PageView): Alternate[] => {
  if (siblings.length === 0) return []
  const versions = [page, ...siblings]
  const main = versions.find(version => version.locale === site.defaultLocale) ?? page
  return [
    ...versions.map(({ locale, path }) => ({ language: languageTag(locale), href: `${site.url}${path}` })),
    { language: 'x-default', href: `${site.url}${main.path}` },
  ]
}
