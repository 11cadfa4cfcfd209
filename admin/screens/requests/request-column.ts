const columns = ['title', 'slug', 'locale', 'type', 'requester', 'requestedAt'] as const
type RequestColumn = (typeof columns)[number]

/** The column of the list of requests that an address names; none when there is no such. */
export const requestColumn = (name: string): RequestColumn | '' =>
  columns.find(column => column === name) ?? ''
