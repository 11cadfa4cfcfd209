import { pageParam } from 'ximblox'

export const searchParam = 'q'
export const typeParam = 'type'

interface Search {
  term: string
  type?: string
  number?: number
}

/** The URL of a page of results. Parameters with their default value are left out. */
export const searchURL = (path: string, { term, type = '', number = 1 }: Search): string => {
  const params = new URLSearchParams({ [searchParam]: term })
  if (type !== '') params.set(typeParam, type)
  if (number > 1) params.set(pageParam, `${number}`)
  return `${path}?${params}`
}
