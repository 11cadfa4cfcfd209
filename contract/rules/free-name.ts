import { limits } from '../limits.ts'

/** The name itself, or the first of `name (2).jpg`, `name (3).jpg`, … that is not taken. */
export const freeName = (name: string, taken: readonly string[]): string => {
  // Case-insensitive, like the names in the library.
  const known = new Set(taken.map(comparable))
  let free = name
  while (known.has(comparable(free))) free = nextName(free)
  return free
}

const comparable = (name: string): string => name.normalize('NFC').toLowerCase()

const nextName = (name: string): string => {
  const dot = name.lastIndexOf('.')
  const stem = dot > 0 ? name.slice(0, dot) : name
  const extension = name.slice(stem.length)
  const [, base = stem, number = '1'] = /^(.+) \((\d{1,6})\)$/.exec(stem) ?? []
  const added = ` (${Number(number) + 1})${extension}`
  return (
    Array.from(base)
      .slice(0, limits.fileName - Array.from(added).length)
      .join('') + added
  )
}
