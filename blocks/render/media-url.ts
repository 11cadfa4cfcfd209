import type { FileData, ImageData } from '@ximblox/contract/blocks'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import { pageFilePath } from '@ximblox/contract/rules/page-file-path'
import type { FileView } from './page-view.ts'
import { reportMissingURL } from './report.ts'

type Maybe<T> = T | undefined

/** The URL of an image of a page in a group (page-file-group.ts); logs an error and returns null if a part is missing. */
export const imageURL = (
  pageID: number,
  group: Maybe<string>,
  image: Maybe<ImageData>,
  file: Maybe<FileView>,
): string | null => pageFileURL(pageID, group, image, file, image?.cropParams ?? null)

/** The URL of a file of a page; logs an error and returns null if a part is missing. */
export const fileURL = (
  pageID: number,
  group: Maybe<string>,
  data: Maybe<FileData>,
  file: Maybe<FileView>,
): string | null => pageFileURL(pageID, group, data, file, null)

const pageFileURL = (
  pageID: number,
  group: Maybe<string>,
  use: Maybe<FileData>,
  file: Maybe<FileView>,
  crop: ImageData['cropParams'],
): string | null => {
  if (!group || !use || !file) {
    const parts = Object.entries({ group, image: use, file })
    const missing = parts.filter(([, part]) => !part).map(([name]) => name)
    reportMissingURL(pageID, missing)
    return null
  }
  return pageFilePath(pageID, group, pageFileHash(file.hash, crop), file.fileName)
}
