import { mapBlocks } from '@ximblox/blocks/map-blocks'
import { pageFiles } from '@ximblox/blocks/page-files'
import type { FileData, ImageData } from '@ximblox/contract/blocks'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { type FileUses, findFiles } from './page-file-store.ts'

/** Fills in the derived data of every use of a file: hash and file name of its URL. */
export const withFileHashes = async <V extends FileUses>(db: Kysely<DB>, version: V): Promise<V> => {
  const files = await findFiles(db, [...new Set(pageFiles(version).map(({ fileID }) => fileID))])

  /** A use of a deleted file has no hash, and therefore no URL. */
  const withHash = <U extends ImageData | FileData>(use: U): U => {
    const file = files.get(use.fileID)
    const crop = 'cropParams' in use ? use.cropParams : null
    return { ...use, hash: file ? pageFileHash(file.hash, crop) : '', fileName: file?.name ?? '' }
  }
  return {
    ...version,
    seoImage: version.seoImage && version.seoImage.map(withHash),
    __images: mapValues(version.__images, withHash),
    __files: mapValues(version.__files, withHash),
    blocks: mapBlocks(version.blocks, block => ({
      ...block,
      __images: mapValues(block.__images, withHash),
      __files: mapValues(block.__files, withHash),
    })),
  }
}

const mapValues = <T>(record: Record<string, T>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
