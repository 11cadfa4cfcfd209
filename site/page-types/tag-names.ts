import type { TagReference } from '@ximblox/blocks/fields/tags'
import type { PageView } from '@ximblox/blocks/render/page-view'
import { shownTags } from '@ximblox/blocks/shown-tags'

/** The names of the public tags of a page, or "". */
export const tagNames = (view: Pick<PageView, 'tags'>, references: readonly TagReference[]): string =>
  shownTags(view.tags, references)
    .map(tag => tag.name)
    .join(', ')
