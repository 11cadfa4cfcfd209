import { blockImagesGroup } from '@ximblox/blocks/page-file-group'
import { pageFiles } from '@ximblox/blocks/page-files'
import type { CropParams, ImageData } from '@ximblox/contract/blocks'
import type { VersionContent } from '@ximblox/contract/pages'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'

const known = new WeakMap<VersionContent, ReadonlySet<string>>()

/** Whether the server has stored the use of an image in this block with this crop; only then does its URL exist. */
export const isStored = (base: VersionContent, block: string, { fileID, cropParams }: ImageData): boolean =>
  usesOf(base).has(nameOf(blockImagesGroup(block), fileID, cropParams))

/** Cached, because every image asks at every change, while the stored version seldom changes. */
const usesOf = (base: VersionContent): ReadonlySet<string> => {
  const before = known.get(base)
  if (before) return before
  const uses = new Set(
    pageFiles(base).map(({ group, fileID, cropParams }) => nameOf(group, fileID, cropParams)),
  )
  known.set(base, uses)
  return uses
}

const nameOf = (group: string, fileID: number, crop: CropParams | null) =>
  `${group}/${fileID}/${pageFileHash('', crop)}`
