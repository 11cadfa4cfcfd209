import { limits } from '@ximblox/contract/limits'

/** The parameters of a query as it is stored with a redirect: each once, sorted, as a URL has them. */
export const storedQuery = (query: string): string => paramsOf(query).join('&')

/** How many parameters a stored query has. */
export const countParams = (query: string): number => (query === '' ? 0 : query.split('&').length)

/**
 * The stored queries whose parameters are all among those of a visitor's URL, those with the most parameters first, and
 * `''` last. They are looked up in an index, so that there are few: of a URL with many parameters, those that only
 * measure campaigns are left out.
 */
export const queriesWithin = (query: string): string[] => {
  if (query === '') return ['']
  const params = paramsOf(query)
    .filter(param => param.length <= limits.redirectPath)
    .toSorted((one, other) => Number(isCampaign(one)) - Number(isCampaign(other)))
    .slice(0, limits.redirectParams)
    .toSorted()
  let subsets: string[][] = [[]]
  for (const param of params) subsets = [...subsets, ...subsets.map(subset => [...subset, param])]
  return subsets.toSorted((one, other) => other.length - one.length).map(subset => subset.join('&'))
}

/** What is left of a visitor's query without the parameters of a redirect. */
export const withoutParams = (query: string, stored: string): string => {
  if (stored === '') return query
  const found = new Set(stored.split('&'))
  return query
    .split('&')
    .filter(param => !found.has(new URLSearchParams(param).toString()))
    .join('&')
}

const paramsOf = (query: string): string[] => {
  const all = [...new URLSearchParams(query)].map(param => new URLSearchParams([param]).toString())
  return [...new Set(all)].toSorted()
}

const isCampaign = (param: string): boolean =>
  /^(?:utm_|mtm_|pk_|mc_|_ga|_gl|gclid|fbclid|msclkid)/.test(param)
