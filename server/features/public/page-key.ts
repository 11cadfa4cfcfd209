export type Params = Readonly<Record<string, string>>

const controls = /\p{Cc}/u
const maxValue = 100

/** The maximum number of parameters that are passed to a page before it is known which ones it uses. */
const maxUnknown = 50

/**
 * The query parameters that the page uses, in the order of `names`. Others can neither change the page nor fill the
 * cache. Without `names`, which are known once the page was rendered, all of them in the order of the alphabet.
 */
export const countingParams = (query: string, names?: readonly string[]): Record<string, string> => {
  if (query === '' || names?.length === 0) return {}
  const given = new URLSearchParams(query)
  const counting: Record<string, string> = {}
  for (const name of names ?? unknownNames(given)) {
    const value = given.get(name)
    if (value && value.length <= maxValue && !controls.test(value)) counting[name] = value
  }
  return counting
}

const unknownNames = (given: URLSearchParams): string[] =>
  [...new Set(given.keys())]
    .filter(name => /^[\w-]{1,100}$/.test(name))
    .toSorted()
    .slice(0, maxUnknown)

export const pickParams = (params: Params, names: readonly string[]): Params =>
  Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name)))

// A decoded path may contain a question mark but no control character: `/a%3Fpage=2` must not be confused with
// `/a?page=2`.
const separator = '\n'

/** The cache key of a page. The path contains the locale, so each public page has its own key. */
export const keyOf = (path: string, params: Params): string => {
  if (Object.keys(params).length === 0) return path
  return path + separator + new URLSearchParams(params)
}

export const hasParams = (key: string): boolean => key.includes(separator)
