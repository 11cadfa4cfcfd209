import type { PageView } from '@ximblox/blocks/render/page-view'

/** The path of the search page of the page's locale; nothing while the site has none. */
export const searchPathOf = (view: PageView): string | undefined =>
  view.page.locale === 'nl-nl' ? '/zoeken' : '/en-gb/search'
