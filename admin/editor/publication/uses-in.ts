import type { UsedElsewhere } from '@ximblox/contract/bin'
import { isRefusal } from '@ximblox/contract/client/errors'

/** The links to a page, if they are why it was not deleted. */
export const usesIn = (error: unknown): UsedElsewhere | undefined => {
  if (!isRefusal(error, 'pageInUse')) return
  const { pages, menus } = error.payload
  return { pages: Array.isArray(pages) ? pages : [], menus: Array.isArray(menus) ? menus : [] }
}
