const columns = ['title', 'slug', 'locale', 'type', 'requester', 'requestedAt'] as const
type RequestColumn = (typeof columns)[number]

/** The column that a search parameter names, or an empty string if there is no such column. */
export const requestColumn = (name: string): RequestColumn | '' =>
  columns.find(column => column === name) ?? ''
