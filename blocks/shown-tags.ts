import type { TagReference } from './fields/tags.ts'

/** A public tag. */
export type TagView = { id: number; name: string }

/** The tags that visitors see for these references, in their order, each once. */
export const shownTags = (
  tags: Readonly<Record<number, TagView>>,
  references: readonly TagReference[],
): TagView[] => [
  ...new Map(references.flatMap(({ id }) => tags[id] ?? []).map(tag => [tag.id, tag])).values(),
]
