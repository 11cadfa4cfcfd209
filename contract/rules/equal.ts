/** Compares two JSON values regardless of key order; an undefined property equals an absent one. */
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

/** JSON with sorted keys, so that equal values give equal text. */
export const stableStringify = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => (isRecord(part) ? sorted(part) : part)) ?? ''

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (record: object) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
