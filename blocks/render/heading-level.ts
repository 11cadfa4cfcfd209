import type { Block } from '@ximblox/contract/blocks'
import type { Tag } from './kit-parts.ts'
import { type Rendering, useRendering } from './rendering.ts'
import { useScope } from './scope.ts'
import type { BlockMapEntry } from './views.ts'

export type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

/** The tags of the headings in a block: that of its title, and those of the parts below it. */
export interface Headings {
  heading: HeadingTag
  subheading: HeadingTag
}

/**
 * The tags that keep headings in order, wherever an editor puts a block: a title in a slot is below that of the block
 * around it, and the parts of a block without a title take its place.
 */
export const useHeadings = (): Headings => {
  const rendering = useRendering()
  return headingsOf(useScope().block, rendering)
}

/** The tag of a field, which may be that of a heading. */
export const useTag = (as: Tag | keyof Headings): Tag => {
  const rendering = useRendering()
  const { block } = useScope()
  return as === 'heading' || as === 'subheading' ? headingsOf(block, rendering)[as] : as
}

const headingsOf = (block: Block, { view, views }: Rendering): Headings => {
  const level = headingLevel(block.key, view.blocks, views.blocks) ?? top
  return { heading: tagOf(level), subheading: tagOf(isTitled(block) ? level + 1 : level) }
}

type Entries = ReadonlyMap<string, Pick<BlockMapEntry, 'headingLevel'>>

/** The title of the page is above. */
const top = 2

/** The level of the first heading in a block; undefined for a block that is not among these. */
export const headingLevel = (
  key: string,
  blocks: readonly Block[],
  entries: Entries,
  level = top,
): number | undefined => {
  let below = level
  for (const block of blocks) {
    const own = isTitled(block) ? level : below
    if (block.key === key) return own
    const inner = isTitled(block) ? own + 1 : own
    for (const slot of Object.values(block.slots ?? {})) {
      const found = headingLevel(key, slot, entries, inner)
      if (found !== undefined) return found
    }
    const opened = entries.get(block.type)?.headingLevel?.(block.props)
    if (opened !== undefined) below = Math.max(level, opened + 1)
    else if (isTitled(block)) below = level
  }
  return undefined
}

const isTitled = ({ props: { title } }: Block): boolean => typeof title === 'string' && title !== ''

const tags: readonly HeadingTag[] = ['h2', 'h3', 'h4', 'h5', 'h6']

const tagOf = (level: number): HeadingTag => tags[level - top] ?? 'h6'
