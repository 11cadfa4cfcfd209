import type { UsedElsewhere } from '@ximblox/contract/bin'
import { isRefusal } from '@ximblox/contract/client/errors'

/** What links to a page, when that is why it was not deleted. */
export const usesIn = (error: unknown): UsedElsewhere | undefined => {
  if (!isRefusal(error, 'pageInUse')) return
  const { pages, menus } = error.payload
  return { pages: Array.isArray(pages) ? pages : [], menus: Array.isArray(menus) ? menus : [] }
}
