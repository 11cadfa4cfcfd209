/** Prefix of every call, which clients have written into them. See docs/rules.md, Calls. */
export const apiPrefix = '/api/ximblox'

type Part = string | number | boolean | undefined

/** The URL path of a call with its parameters and query filled in; undefined values are omitted. */
export const apiPath = (path: string, params: object = {}, query: object = {}): string => {
  const values = new Map<string, Part>(Object.entries(params))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries<Part>({ ...query })) {
    if (value !== undefined) search.append(name, String(value))
  }
  return `${apiPrefix}${filled}${search.size > 0 ? `?${search}` : ''}`
}
