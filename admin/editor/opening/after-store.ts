import type { Page, PageVersion } from '@ximblox/contract/pages'

/**
 * The page after a version was stored: the published version is unchanged, so the page may now have unpublished
 * changes.
 */
export const afterStore = (page: Page, version: PageVersion): Page => ({
  ...page,
  title: version.title,
  pageVersion: version,
  state:
    page.state === 'published' && version.id !== page.publishedVersionID ? 'unpublished-changes' : page.state,
})
