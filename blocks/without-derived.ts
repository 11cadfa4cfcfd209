import type { FileData, ImageData } from '@ximblox/contract/blocks'
import type { VersionContent } from '@ximblox/contract/pages'
import { mapBlocks } from './map-blocks.ts'

/**
 * Removes data that the server derives from the file at each read, because hashes and file names in requests are
 * ignored.
 */
export const withoutDerived = (content: VersionContent): VersionContent => ({
  ...content,
  ...attachmentsWithoutDerived(content),
  seoImage: content.seoImage && content.seoImage.length > 0 ? content.seoImage.map(dataWithoutDerived) : null,
  blocks: mapBlocks(content.blocks, block => ({ ...block, ...attachmentsWithoutDerived(block) })),
})

const attachmentsWithoutDerived = ({
  __images,
  __files,
}: Pick<VersionContent, '__images' | '__files'>): Pick<VersionContent, '__images' | '__files'> => ({
  __images: eachWithoutDerived(__images),
  __files: eachWithoutDerived(__files),
})

const dataWithoutDerived = <D extends ImageData | FileData>(data: D): D => ({
  ...data,
  hash: '',
  fileName: '',
})

const eachWithoutDerived = <D extends ImageData | FileData>(all: Record<string, D>): Record<string, D> =>
  Object.fromEntries(Object.entries(all).map(([name, data]) => [name, dataWithoutDerived(data)]))
