import { completePageProps } from '@ximblox/blocks/complete'
import type { Registry } from '@ximblox/blocks/registry'
import { searchText } from '@ximblox/blocks/search-text'
import { upgradeBlocks } from '@ximblox/blocks/upgrade'
import type { JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'

/** What lists and search show of a live page, so that they never read its blocks. */
export interface LiveEntry {
  title: string
  card: JsonObject
  /** References of its public tags, such as `t5`. */
  tags: string[]
  sortAt: Date
  body: string
}

/** What a search looks into at most, in characters: PostgreSQL holds no more words of a page than fit into 1 MB. */
const maxSearchLength = 200_000

export const liveEntryOf = (registry: Registry, stored: VersionContent, firstLiveAt: Date): LiveEntry => {
  const content = { ...stored, blocks: upgradeBlocks(registry, stored.blocks) }
  const type = registry.pageTypes.get(content.pageType.id)
  const props = completePageProps(registry, content.pageType.id, content.pageType.props)
  const sortAt = type?.sortAt?.(props)
  return {
    title: content.title,
    card: type?.card?.(content, props) ?? {},
    tags: (type?.tags?.(props) ?? []).map(id => `t${id}`),
    sortAt: sortAt ? new Date(sortAt) : firstLiveAt,
    body: searchText(registry, content).slice(0, maxSearchLength),
  }
}
