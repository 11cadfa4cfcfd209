import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { MenuItem } from '@ximblox/contract/menus'

/** Finds missing titles and link targets. */
export const menuErrors = (items: readonly MenuItem[], at = 'items'): ErrorEntry[] =>
  items.flatMap((item, index) => {
    const property = `${at}.${index}`
    const missing = [
      ...(item.title.trim() === '' ? ['title'] : []),
      ...(item.pageID === 0 ? ['pageID'] : []),
      ...(item.fileID === 0 ? ['fileID'] : []),
      ...(item.url === '' ? ['url'] : []),
    ]
    return [
      ...missing.map(field => errorAt(`${property}.${field}`, 'required')),
      ...menuErrors(item.children, `${property}.children`),
    ]
  })
