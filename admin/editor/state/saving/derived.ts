import { mapBlocks } from '@ximblox/blocks/map-blocks'
import { withoutDerived } from '@ximblox/blocks/without-derived'
import type { Block, FileData, ImageData } from '@ximblox/contract/blocks'
import type { VersionContent } from '@ximblox/contract/pages'
import { isEqual, stableStringify } from '@ximblox/contract/rules/equal'
import { isObject } from '@ximblox/contract/rules/is-object'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'

// The server derives hash and file name from the file, so they are not changes by a user.

type Derived = Pick<FileData, 'hash' | 'fileName'>

/** The derived values of each use of a file; later contents take precedence. */
export const derivedIn = (contents: readonly VersionContent[]): ReadonlyMap<string, Derived> => {
  const known = new Map<string, Derived>()
  const note = (use: FileData) => {
    if (use.hash !== '') known.set(identityOf(use), { hash: use.hash, fileName: use.fileName })
  }
  const noteAll = ({ __images, __files }: Pick<Block, '__images' | '__files'>) =>
    [...Object.values(__images), ...Object.values(__files)].forEach(note)
  for (const content of contents) {
    noteAll(content)
    walkBlocks(content.blocks, noteAll)
    content.seoImage?.forEach(note)
  }
  return known
}

/** The content with the known hashes and file names filled in. */
export const withDerived = (content: VersionContent, known: ReadonlyMap<string, Derived>): VersionContent => {
  const fillIn = <D extends FileData>(use: D): D => ({
    ...use,
    ...(known.get(identityOf(use)) ?? { hash: '', fileName: '' }),
  })
  const fillInAll = <D extends FileData>(uses: Record<string, D>): Record<string, D> =>
    Object.fromEntries(Object.entries(uses).map(([name, use]) => [name, fillIn(use)]))
  const fillInAttachments = ({ __images, __files }: Pick<Block, '__images' | '__files'>) => ({
    __images: fillInAll(__images),
    __files: fillInAll(__files),
  })
  return {
    ...content,
    ...fillInAttachments(content),
    seoImage: content.seoImage && content.seoImage.length > 0 ? content.seoImage.map(fillIn) : null,
    blocks: mapBlocks(content.blocks, block => ({ ...block, ...fillInAttachments(block) })),
  }
}

/** Whether two contents are equal apart from derived values. */
export const isSameContent = (a: VersionContent, b: VersionContent): boolean =>
  isEqual(withoutDerived(a), withoutDerived(b))

/** Whether two field values are equal apart from derived values. */
export const isSameValue = (a: unknown, b: unknown): boolean => isEqual(bare(a), bare(b))

const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(bare)
  return isObject(value) && 'fileID' in value ? { ...value, hash: '', fileName: '' } : value
}

const identityOf = (use: FileData | ImageData): string =>
  stableStringify([use.fileID, 'cropParams' in use ? use.cropParams : null])
