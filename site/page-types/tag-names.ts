import type { TagReference } from 'ximblox'
import { type PageView, shownTags } from 'ximblox/views'

/** The names of the public tags of a page, or "". */
export const tagNames = (view: Pick<PageView, 'tags'>, references: readonly TagReference[]): string =>
  shownTags(view.tags, references)
    .map(tag => tag.name)
    .join(', ')
