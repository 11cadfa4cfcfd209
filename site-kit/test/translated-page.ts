import type { PageLink, PageView } from '@ximblox/blocks/render/page-view'
import { viewOf } from '@ximblox/blocks/render/test/sample-view'

const about: Record<string, PageLink> = {
  'nl-nl': { id: 1, locale: 'nl-nl', path: '/over-ons', title: 'Over ons' },
  'en-gb': { id: 2, locale: 'en-gb', path: '/en-gb/about-us', title: 'About us' },
  'de-de': { id: 3, locale: 'de-de', path: '/de-de/ueber-uns', title: 'Über uns' },
}

/** A page in one of its languages, on a site in Dutch, English and German. */
export const translatedPage = (locale: string, languages: readonly string[]): PageView => {
  const view = viewOf()
  const versions = languages.flatMap(language => about[language] ?? [])
  const own = versions.find(version => version.locale === locale)
  return {
    ...view,
    page: { ...view.page, ...own },
    siblings: versions.filter(version => version !== own),
    site: {
      url: 'https://som.example',
      availableLocales: ['nl-nl', 'en-gb', 'de-de'],
      defaultLocale: 'nl-nl',
      homes: { 'nl-nl': '/', 'en-gb': '/en-gb', 'de-de': '/de-de' },
    },
  }
}
