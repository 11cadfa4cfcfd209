import { completePageProps } from '@ximblox/blocks/complete'
import type { Registry } from '@ximblox/blocks/registry'
import { searchText } from '@ximblox/blocks/search-text'
import { upgradeBlocks } from '@ximblox/blocks/upgrade'
import type { JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'

/** The data of a live page for lists and search, so that they never read its blocks. */
export interface LiveEntry {
  title: string
  card: JsonObject
  /** References to its public tags, such as `t5`. */
  tags: string[]
  sortAt: Date
  body: string
}

/** The maximum length of the searchable text, in characters. PostgreSQL limits the words of a page to 1 MB. */
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
