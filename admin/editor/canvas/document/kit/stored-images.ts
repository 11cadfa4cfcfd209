import { blockImagesGroup } from '@ximblox/blocks/page-file-group'
import { pageFiles } from '@ximblox/blocks/page-files'
import type { CropParams, ImageData } from '@ximblox/contract/blocks'
import type { VersionContent } from '@ximblox/contract/pages'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'

const known = new WeakMap<VersionContent, ReadonlySet<string>>()

/** Whether the server knows that a block uses a picture, in this very crop: only then does it have its address. */
export const isStored = (base: VersionContent, block: string, { fileID, cropParams }: ImageData): boolean =>
  usesOf(base).has(nameOf(blockImagesGroup(block), fileID, cropParams))

/** Asked for by every picture at every change, while what the server has seldom changes. */
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
