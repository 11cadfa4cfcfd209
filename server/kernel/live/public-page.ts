import { withoutPrivateFiles } from '@ximblox/blocks/public-files'
import { publicBlocks, publicProps } from '@ximblox/blocks/public-props'
import { upgradeContent } from '@ximblox/blocks/upgrade'
import type { PublicPagePayload, VersionContent } from '@ximblox/contract/pages'
import type { App } from '../app-context.ts'
import { type FoundPage, pageTypeOf } from './live-page.ts'
import { selectPublicationID } from './store.ts'

/** The response of get-by-slug: the public data of a page. Uses of files are as stored, without their hashes. */
export const loadPublicPage = async (
  { db, registry }: Pick<App, 'db' | 'registry'>,
  { page, settings }: FoundPage,
): Promise<PublicPagePayload & { pageVersion: VersionContent }> => {
  const publishedID = await selectPublicationID(db, page.id)
  const siblings = page.pages.filter(
    row =>
      row.groupID === page.groupID && row.id !== page.id && settings.availableLocales.includes(row.locale),
  )
  const { id, slug, locale, title, type, versionID } = page
  const { blocks: all, pageType } = upgradeContent(registry, {
    pageType: pageTypeOf(page),
    blocks: page.blocks,
  })
  const blocks = withoutPrivateFiles(registry, publicBlocks(registry, all))
  const props = publicProps(registry.contentTypes.get(type), pageType.props)
  return {
    id,
    slug,
    locale,
    title,
    type,
    typeData: props,
    content: blocks,
    publishedVersionID: versionID,
    publishedID,
    pageVersion: {
      id: versionID,
      pageID: id,
      title,
      ...page.seo,
      blocks,
      pageType: { ...pageType, props },
      ...page.media,
    },
    // Visitors must not learn that a sibling has unpublished changes.
    siblings: siblings.map(row => ({
      id: row.id,
      locale: row.locale,
      slug: row.slug,
      title: row.title,
      state: 'published',
    })),
  }
}
