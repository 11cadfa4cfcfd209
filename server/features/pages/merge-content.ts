import { fitTexts } from '@ximblox/blocks/fit-texts'
import type { Registry } from '@ximblox/blocks/registry'
import { changedShared, type SharedProps, withCopies, withoutWordings } from '@ximblox/blocks/shared-fields'
import { sharedFieldsOf, upgradeContent, upgradePageType } from '@ximblox/blocks/upgrade'
import type { Block } from '@ximblox/contract/blocks'
import type { Input } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { PageTypeContent, VersionContent } from '@ximblox/contract/pages'
import { withChangedBlocks } from '@ximblox/contract/rules/changed-blocks'
import type { Partly } from '../../kernel/http/partial.ts'
import type { StoredContent } from '../../kernel/live/live-page.ts'
import { withoutHoles } from './check.ts'

type SentContent = Partly<Input<typeof calls.page.storeChanges>['body']>

/** The head with the properties and blocks of a request. Absent ones stay as they are; old ones are upgraded. */
export const mergeContent = (
  registry: Registry,
  head: StoredContent,
  sent: SentContent,
): { content: VersionContent; errors: ErrorEntry[]; ignored: string[] } => {
  const { blocks, errors } = mergeBlocks(head.blocks, sent)
  const merged = upgradeContent(registry, {
    title: sent.title ?? head.title,
    seoTitle: sent.seoTitle ?? head.seoTitle,
    seoDescription: sent.seoDescription ?? head.seoDescription,
    seoKeywords: sent.seoKeywords?.filter(word => word !== undefined) ?? head.seoKeywords,
    seoImage:
      sent.seoImage === undefined
        ? head.seoImage
        : (sent.seoImage?.filter(image => image !== undefined) ?? null),
    ...((sent.seoIndexed ?? head.seoIndexed) === false && { seoIndexed: false }),
    blocks,
    pageType: sent.pageType ? versioned(registry, sent.pageType, head) : head.pageType,
    __images: sent.__images ?? head.__images,
    __files: sent.__files ?? head.__files,
  })
  const { content, ignored } = sent.pageType
    ? withoutForeign(registry, merged, head.pageType.shared)
    : { content: merged, ignored: [] }
  return { content: sent.fitTexts ? fitTexts(registry, content) : content, errors, ignored }
}

/**
 * Puts shared values in place of those that were sent, whose paths are `ignored`. Words for parts of them are the page's
 * own.
 */
const withoutForeign = (
  registry: Registry,
  content: VersionContent,
  shared: SharedProps | undefined,
): { content: VersionContent; ignored: string[] } => {
  const { pageType } = content
  const fields = shared && sharedFieldsOf(registry, pageType.id)
  if (!fields) return { content, ignored: [] }
  const from = upgradePageType(registry, { id: pageType.id, ...shared }).props
  return {
    content: {
      ...content,
      pageType: {
        ...pageType,
        props: withoutWordings(fields, withCopies(fields, pageType.props, from)),
      },
    },
    ignored: changedShared(fields, pageType.props, from).map(name => `pageType.props.${name}`),
  }
}

const mergeBlocks = (
  stored: readonly Block[],
  { blocks, changedBlocks = [] }: SentContent,
): { blocks: Block[]; errors: ErrorEntry[] } => {
  const changed = withoutHoles(changedBlocks)
  const merged = withChangedBlocks(blocks ? withoutHoles(blocks) : stored, changed)
  // The errors of a block that could not be read are listed already.
  const unknown = merged.missing.filter(index => changedBlocks[index])
  return {
    blocks: merged.blocks,
    errors: unknown.map(index => errorAt(`changedBlocks.${index}.key`, 'brokenReference')),
  }
}

/** Props without a version are of the current one; those of an unknown page type keep the version that is stored. */
const versioned = (
  registry: Registry,
  { version, ...pageType }: PageTypeContent,
  { pageType: stored }: VersionContent,
): PageTypeContent => ({
  ...pageType,
  version: version ?? registry.contentTypes.get(pageType.id)?.version ?? stored.version,
})
