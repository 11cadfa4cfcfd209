import type { Page, PageVersion } from '@ximblox/contract/pages'

/** The page after a version of it was stored: what visitors see has not changed, so it may now differ. */
export const afterStore = (page: Page, version: PageVersion): Page => ({
  ...page,
  title: version.title,
  pageVersion: version,
  state:
    page.state === 'published' && version.id !== page.publishedVersionID ? 'unpublished-changes' : page.state,
})
