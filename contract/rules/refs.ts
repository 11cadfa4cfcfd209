import type { Block, FileData, ImageData } from '../blocks.ts'
import type { Json, JsonObject } from '../fields.ts'
import type { VersionContent } from '../pages.ts'
import { walkBlocks } from './walk-blocks.ts'

const prefixes = { file: 'f', page: 'p', tag: 't' } as const

/**
 * The references of a version, sorted and unique: `f12` a file, `p34` a page, `t5` a tag, `b:hero` a block type,
 * `a:34#key` the block of page 34 that an anchor link targets. Works without block definitions, and so for unknown blocks.
 */
export const refsOf = (content: VersionContent): string[] => {
  const found = refsOfBlock({ ...content, props: content.pageType.props })
  for (const ref of refsOfSeoImage(content)) found.add(ref)
  walkBlocks(content.blocks, block => {
    found.add(`b:${block.type}`)
    for (const ref of refsOfBlock(block)) found.add(ref)
  })
  return [...found].toSorted()
}

/** The parts of a version that can contain references; `props` are the page's own. */
type ReferenceHolder = Pick<VersionContent, 'seoImage' | 'blocks' | '__images' | '__files'> &
  Pick<Block, 'props'>

/** Where a version contains a reference: `page` for the page's own fields, `seoImage`, and keys of blocks. */
export const referenceLocations = (content: ReferenceHolder, ref: string): string[] => {
  const places: string[] = []
  if (refsOfBlock(content).has(ref)) places.push('page')
  if (refsOfSeoImage(content).has(ref)) places.push('seoImage')
  walkBlocks(content.blocks, block => {
    if (refsOfBlock(block).has(ref)) places.push(block.key)
  })
  return places
}

const refsOfSeoImage = ({ seoImage }: Pick<VersionContent, 'seoImage'>) =>
  new Set((seoImage ?? []).map(({ fileID }) => `f${fileID}`))

/** The references of a block without its children, or of a page's own fields. */
const refsOfBlock = ({
  __images,
  __files,
  props,
}: Pick<Block, '__images' | '__files' | 'props'>): Set<string> => {
  const found = new Set<string>()
  addFiles(__images, found)
  addFiles(__files, found)
  addReferences(props, found)
  return found
}

/** The references in a value, in the notation of `refsOf`. */
export const refsIn = (value: Json): Set<string> => {
  const found = new Set<string>()
  addReferences(value, found)
  return found
}

const addFiles = (uses: Record<string, ImageData | FileData>, found: Set<string>) => {
  for (const use of Object.values(uses)) found.add(`f${use.fileID}`)
}

const addReferences = (value: Json, found: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) addReference(value, found)
  for (const item of Object.values(value)) addReferences(item, found)
}

/** Keeps invalid keys out of the index. */
const blockKey = /^[A-Za-z0-9_-]{1,64}$/

/** Every reference has the shape `{ ref: "page" | "file" | "tag", id, block? }`. */
const addReference = ({ ref, id, block }: JsonObject, found: Set<string>) => {
  if (ref !== 'file' && ref !== 'page' && ref !== 'tag') return
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return
  found.add(`${prefixes[ref]}${id}`)
  if (ref === 'page' && typeof block === 'string' && blockKey.test(block)) found.add(`a:${id}#${block}`)
}
