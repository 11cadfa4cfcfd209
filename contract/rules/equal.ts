/** Whether two JSON values say the same; the order of keys does not count, an undefined key is an absent one. */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = new Map(definedEntries(a))
  const right = definedEntries(b)
  return (
    left.size === right.length &&
    right.every(([key, value]) => left.has(key) && isEqual(left.get(key), value))
  )
}

const definedEntries = (value: object) => Object.entries(value).filter(([, item]) => item !== undefined)
