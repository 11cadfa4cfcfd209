import { isRefusal } from '@ximblox/contract/client/errors'
import type { PageUse } from '@ximblox/contract/media'

/** The uses of a file that have to be confirmed before it is deleted or replaced. */
export interface Uses {
  pages: readonly PageUse[]
  totalPages: number
  menus: readonly { id: number; name: string; key: string }[]
}

/** The uses that an error reports: of a file, or of the files in a folder. */
export const usesIn = (error: unknown): Uses | undefined => {
  if (!isRefusal(error, 'fileInUse')) return
  const { pages, totalPages, menus } = error.payload
  const listed = Array.isArray(pages) ? pages : []
  return {
    pages: listed,
    totalPages: typeof totalPages === 'number' ? totalPages : listed.length,
    menus: Array.isArray(menus) ? menus : [],
  }
}

/** The number of files in a folder that could not be deleted because it is not empty. */
export const filesIn = (error: unknown): number | undefined => {
  if (!isRefusal(error, 'folderNotEmpty')) return
  return typeof error.payload.totalFiles === 'number' ? error.payload.totalFiles : 0
}
