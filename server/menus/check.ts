import type { ErrorEntry } from '@ximblox/contract/errors'
import { limits } from '@ximblox/contract/limits'
import type { MenuItem } from '@ximblox/contract/menus'

/** Every fault of a menu: too many entries, entries too deep, two links in one entry, keys used twice. */
export const menuFaults = (items: readonly MenuItem[]): ErrorEntry[] => {
  const seen = new Set<string>()
  const faultsOf = (item: MenuItem, property: string, depth: number): ErrorEntry[] => {
    const faults: ErrorEntry[] = []
    const links = [item.url, item.pageID, item.fileID].filter(link => link !== undefined)
    if (links.length > 1) faults.push({ property, code: 'V_15' })
    if (item.url !== undefined && !isAddress(item.url))
      faults.push({ property: `${property}.url`, code: 'V_09' })
    if (seen.has(item.key)) faults.push({ property: `${property}.key`, code: 'V_05' })
    if (depth === limits.menuLevels && item.children.length > 0)
      faults.push({ property: `${property}.children`, code: 'V_10' })
    seen.add(item.key)
    if (depth === limits.menuLevels) return faults
    return [
      ...faults,
      ...item.children.flatMap((child, index) => faultsOf(child, `${property}.children.${index}`, depth + 1)),
    ]
  }
  if (entryCount(items) > limits.menuEntries) return [{ property: 'items', code: 'V_10' }]
  return items.flatMap((item, index) => faultsOf(item, `items.${index}`, 1))
}

const entryCount = (items: readonly MenuItem[]): number =>
  items.reduce((total, item) => total + 1 + entryCount(item.children), 0)

/** Of this site by its path, or of another by http(s). `//host` and `/\host` lead elsewhere and are neither. */
const isAddress = (url: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(url) || (/^https?:\/\//i.test(url) && URL.canParse(url))

/** What a menu points at, as the usage graph writes it. */
export const menuRefs = (items: readonly MenuItem[]): string[] => {
  const own = items.flatMap(item => [
    ...(item.pageID === undefined ? [] : [`p${item.pageID}`]),
    ...(item.fileID === undefined ? [] : [`f${item.fileID}`]),
    ...menuRefs(item.children),
  ])
  return [...new Set(own)].sort()
}
