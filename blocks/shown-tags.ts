import type { TagReference } from './fields/tags.ts'
import type { PageView, TagView } from './render/page-view.ts'

/** The tags that visitors see for these references, in their order, each once. */
export const shownTags = (tags: PageView['tags'], references: readonly TagReference[]): TagView[] => [
  ...new Map(references.flatMap(({ id }) => tags[id] ?? []).map(tag => [tag.id, tag])).values(),
]
