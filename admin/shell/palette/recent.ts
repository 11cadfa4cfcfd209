/** What was opened with the palette, the latest first. */
export interface RecentItem {
  title: string
  path: string
}

const key = 'ximblox-recent'
const most = 6

export const readRecent = (): RecentItem[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isItem).slice(0, most) : []
  } catch {
    return []
  }
}

export const storeRecent = ({ title, path }: RecentItem): void => {
  const others = readRecent().filter(item => item.path !== path)
  try {
    localStorage.setItem(key, JSON.stringify([{ title, path }, ...others].slice(0, most)))
  } catch {
    // Without access to localStorage nothing is remembered.
  }
}

const isItem = (item: unknown): item is RecentItem =>
  typeof item === 'object' &&
  item !== null &&
  'title' in item &&
  typeof item.title === 'string' &&
  'path' in item &&
  typeof item.path === 'string' &&
  item.path.startsWith('/')
