/** The name itself, or the first of `name (2).jpg`, `name (3).jpg` that none of these have. */
export const freeName = (name: string, taken: readonly string[]): string => {
  // Letters count as the same in either case, as they do where the files are kept.
  const known = new Set(taken.map(comparable))
  let free = name
  while (known.has(comparable(free))) free = nextName(free)
  return free
}

const comparable = (name: string): string => name.normalize('NFC').toLowerCase()

const nextName = (name: string): string => {
  const dot = name.lastIndexOf('.')
  const stem = dot > 0 ? name.slice(0, dot) : name
  const ending = name.slice(stem.length)
  const [, plain = stem, number = '1'] = /^(.+) \((\d{1,6})\)$/.exec(stem) ?? []
  return `${plain} (${Number(number) + 1})${ending}`
}
