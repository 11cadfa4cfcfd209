import { isRefusal } from '@ximblox/contract/client/errors'
import type { PageUse } from '@ximblox/contract/media'

/** The uses of a file that have to be confirmed before it is deleted or replaced. */
export interface Uses {
  pages: readonly PageUse[]
  totalPages: number
  menus: readonly { id: number; name: string; key: string }[]
}

/** What uses a file, or files of a folder, when that is why it was not deleted or replaced. */
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

/** How many files a folder holds, when that is why it was not deleted. */
export const filesIn = (error: unknown): number | undefined => {
  if (!isRefusal(error, 'folderNotEmpty')) return
  return typeof error.payload.totalFiles === 'number' ? error.payload.totalFiles : 0
}
