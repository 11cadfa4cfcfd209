import type { VersionContent } from '../pages.ts'
import { mergeBlocks } from './merge/blocks.ts'
import { mergeProps } from './merge/props.ts'
import { fieldOf, mergeRecord, mergeValue, type Report, type Sides } from './merge/values.ts'

/** A difference between the changes of both sides; the merged document has mine. */
export interface Conflict {
  /** `null` for a field of the page itself. */
  blockKey: string | null
  /**
   * A field (`props.title`, `props.items.KEY.label`, `__images.photo`), or `""` for a whole block that one side
   * deleted and the other changed, which is kept. A side that lacks the value is undefined.
   */
  path: string
  base: unknown
  mine: unknown
  theirs: unknown
}

export interface Merged {
  doc: VersionContent
  conflicts: Conflict[]
}

/** Three-way merge by block key and field: applies my changes since `base` to their content. */
export const merge = (base: VersionContent, theirs: VersionContent, mine: VersionContent): Merged => {
  const conflicts: Conflict[] = []
  const report = (blockKey: string | null, path: string, sides: Sides<unknown>) => {
    conflicts.push({ blockKey, path, ...sides })
  }
  const sides = { base, theirs, mine }
  const doc = {
    ...mergePage(sides, (path, conflict) => report(null, path, conflict)),
    blocks: mergeBlocks(fieldOf(sides, 'blocks'), report),
  }
  return { doc, conflicts }
}

const mergePage = (sides: Sides<VersionContent>, report: Report): Omit<VersionContent, 'blocks'> => {
  const pageType = fieldOf(sides, 'pageType')
  const indexed = mergeValue('seoIndexed', fieldOf(sides, 'seoIndexed'), report)
  const version = mergeValue('pageType.version', fieldOf(pageType, 'version'), report)
  return {
    title: mergeValue('title', fieldOf(sides, 'title'), report),
    seoTitle: mergeValue('seoTitle', fieldOf(sides, 'seoTitle'), report),
    seoDescription: mergeValue('seoDescription', fieldOf(sides, 'seoDescription'), report),
    seoKeywords: mergeValue('seoKeywords', fieldOf(sides, 'seoKeywords'), report),
    seoImage: mergeValue('seoImage', fieldOf(sides, 'seoImage'), report),
    ...(indexed !== undefined && { seoIndexed: indexed }),
    pageType: {
      id: mergeValue('pageType.id', fieldOf(pageType, 'id'), report),
      ...(version !== undefined && { version }),
      props: mergeProps('pageType.props', fieldOf(pageType, 'props'), report),
    },
    __images: mergeRecord('__images', fieldOf(sides, '__images'), report),
    __files: mergeRecord('__files', fieldOf(sides, '__files'), report),
  }
}
