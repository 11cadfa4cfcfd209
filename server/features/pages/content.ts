import type { Registry } from '@ximblox/blocks/registry'
import { type SharedProps, withCopies } from '@ximblox/blocks/shared-fields'
import { sharedFieldsOf, upgradeContent, upgradePageType } from '@ximblox/blocks/upgrade'
import type { Block } from '@ximblox/contract/blocks'
import type { VersionContent } from '@ximblox/contract/pages'
import { literalURLsOf } from '@ximblox/contract/rules/literal-urls'
import { refsOf } from '@ximblox/contract/rules/refs'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { App } from '../../kernel/app-context.ts'
import { type ContentRow, type StoredContent, storedContentOf } from '../../kernel/live/live-page.ts'
import { readable } from '../../kernel/live/readable.ts'

export const contentOf = (row: ContentRow, type: string): StoredContent =>
  storedContentOf(readable(row), type)

export const upgradedContentOf = (
  { registry, reportUpgradeFailure }: Pick<App, 'registry' | 'reportUpgradeFailure'>,
  page: { id: number; type: string },
  row: ContentRow,
): VersionContent => upgradeContent(registry, contentOf(row, page.type), reportUpgradeFailure(page.id))

/** Upgraded content as it is stored in a page whose shared values belong to another one. */
export const withSharedCopies = (
  registry: Registry,
  content: VersionContent,
  shared: SharedProps | null | undefined,
): VersionContent => {
  const { pageType } = content
  const fields = sharedFieldsOf(registry, pageType.id)
  if (!fields || !shared) return content
  const from = upgradePageType(registry, { id: pageType.id, ...shared })
  return { ...content, pageType: { ...pageType, props: withCopies(fields, pageType.props, from.props) } }
}

/** The columns derived from the content of a version, JSON as text. */
export const rowOf = (content: VersionContent) => {
  const { seoTitle, seoDescription, seoKeywords, seoImage, seoIndexed, __images, __files } = content
  return {
    title: content.title,
    // Stored only when it differs, so that versions from before this setting equal those after it.
    seo: JSON.stringify({
      seoTitle,
      seoDescription,
      seoKeywords,
      seoImage,
      ...(seoIndexed === false && { seoIndexed }),
    }),
    props: JSON.stringify(content.pageType.props),
    props_version: content.pageType.version ?? 1,
    media: JSON.stringify({ __images, __files }),
    blocks: JSON.stringify(content.blocks),
    refs: [...refsOf(content), ...literalURLsOf(content)].toSorted(),
    anchors: JSON.stringify(anchorsOf(content.blocks)),
  }
}

/** Anchor names by block key, for links to blocks. */
const anchorsOf = (blocks: Block[]): Record<string, string> => {
  const anchors: Record<string, string> = {}
  walkBlocks(blocks, block => {
    if (block.anchorPoint !== '') anchors[block.key] = block.anchorPoint
  })
  return anchors
}

export const emptyContent = (title: string, type: string): VersionContent => ({
  title,
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
  seoImage: null,
  blocks: [],
  pageType: { id: type, props: {} },
  __images: {},
  __files: {},
})
