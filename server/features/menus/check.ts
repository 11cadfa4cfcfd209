import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { limits } from '@ximblox/contract/limits'
import type { MenuItem } from '@ximblox/contract/menus'

/** Errors that a schema cannot express: items nested too deeply, several links in one item, duplicate keys. */
export const menuErrors = (items: readonly (MenuItem | undefined)[]): ErrorEntry[] => {
  const seen = new Set<string>()
  const itemErrors = (item: MenuItem, property: string, depth: number): ErrorEntry[] => {
    const errors: ErrorEntry[] = []
    const links = [item.url, item.pageID, item.fileID].filter(link => link !== undefined)
    if (links.length > 1) errors.push(errorAt(property, 'moreThanOneLink'))
    if (seen.has(item.key)) errors.push(errorAt(`${property}.key`, 'alreadyExists'))
    if (depth === limits.menuLevels && item.children.length > 0)
      errors.push(errorAt(`${property}.children`, 'tooDeep', { max: limits.menuLevels }))
    seen.add(item.key)
    if (depth === limits.menuLevels) return errors
    return [
      ...errors,
      ...item.children.flatMap((child, index) =>
        itemErrors(child, `${property}.children.${index}`, depth + 1),
      ),
    ]
  }
  return items.flatMap((item, index) => (item ? itemErrors(item, `items.${index}`, 1) : []))
}

/** True when a menu has too many items. It is then not checked any further. */
export const isTooLong = (items: readonly (MenuItem | undefined)[]): boolean =>
  itemCount(items) > limits.menuItems

export const tooLong: ErrorEntry = errorAt('items', 'tooManyItems', { max: limits.menuItems })

const itemCount = (items: readonly (MenuItem | undefined)[]): number =>
  items.reduce((total, item) => total + 1 + itemCount(item?.children ?? []), 0)

/** The references of a menu, in the format of the usage graph. */
export const menuRefs = (items: readonly MenuItem[]): string[] => {
  const own = items.flatMap(item => [
    ...(item.pageID === undefined ? [] : [`p${item.pageID}`]),
    ...(item.fileID === undefined ? [] : [`f${item.fileID}`]),
    ...menuRefs(item.children),
  ])
  return [...new Set(own)].sort()
}
