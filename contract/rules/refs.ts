import type { FileData, ImageData } from '../blocks.ts'
import type { Json, JsonObject } from '../fields.ts'
import type { VersionContent } from '../pages.ts'
import { walkBlocks } from './walk-blocks.ts'

const prefixes = { file: 'f', page: 'p', tag: 't' } as const

/**
 * What a version refers to, sorted and unique: `f12` a file, `p34` a page, `t5` a tag, `b:hero` a block type,
 * `a:34#key` a block of page 34 that an anchor link names. It needs no block type, so unknown blocks count too.
 */
export const refsOf = (content: VersionContent): string[] => {
  const found = new Set<string>()
  addFiles(content.__images, found)
  addFiles(content.__files, found)
  for (const image of content.seoImage ?? []) found.add(`f${image.fileID}`)
  addReferences(content.pageType.props, found)
  walkBlocks(content.blocks, block => {
    found.add(`b:${block.type}`)
    addFiles(block.__images, found)
    addFiles(block.__files, found)
    addReferences(block.props, found)
  })
  return [...found].toSorted()
}

const addFiles = (uses: Record<string, ImageData | FileData>, found: Set<string>) => {
  for (const use of Object.values(uses)) found.add(`f${use.fileID}`)
}

const addReferences = (value: Json, found: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) addReference(value, found)
  for (const item of Object.values(value)) addReferences(item, found)
}

/** What a key can be; anything else names no block, and would only burden the index. */
const blockKey = /^[A-Za-z0-9_-]{1,64}$/

/** The one shape of a reference: `{ ref: "page" | "file" | "tag", id, block? }`. */
const addReference = ({ ref, id, block }: JsonObject, found: Set<string>) => {
  if (ref !== 'file' && ref !== 'page' && ref !== 'tag') return
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return
  found.add(`${prefixes[ref]}${id}`)
  if (ref === 'page' && typeof block === 'string' && blockKey.test(block)) found.add(`a:${id}#${block}`)
}
