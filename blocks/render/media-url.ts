import type { FileData, ImageData } from '@ximblox/contract/blocks'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import type { FileView } from './page-view.ts'
import { reportNoAddress } from './report.ts'

type Given<T> = T | undefined

/** Address of a picture of a page in a group (page-file-group.ts); null, and a console error, when a part is missing. */
export const imageURL = (
  pageID: number,
  group: Given<string>,
  image: Given<ImageData>,
  file: Given<FileView>,
): string | null => pageFileURL(pageID, group, image, file, image?.cropParams ?? null)

/** The same for a file that is no picture. */
export const fileURL = (
  pageID: number,
  group: Given<string>,
  data: Given<FileData>,
  file: Given<FileView>,
): string | null => pageFileURL(pageID, group, data, file, null)

const pageFileURL = (
  pageID: number,
  group: Given<string>,
  use: Given<FileData>,
  file: Given<FileView>,
  crop: ImageData['cropParams'],
): string | null => {
  if (!group || !use || !file) {
    const parts = Object.entries({ group, image: use, file })
    const missing = parts.filter(([, part]) => !part).map(([name]) => name)
    reportNoAddress(pageID, missing)
    return null
  }
  const parts = [String(pageID), group, pageFileHash(file.hash, crop), file.fileName]
  return `/api/ximblox/medialib/get-page-file/${parts.map(encodeURIComponent).join('/')}`
}
