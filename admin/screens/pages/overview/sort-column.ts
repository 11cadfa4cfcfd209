const columns = ['title', 'updatedAt', 'publishedAt', 'state', 'author', 'date'] as const

export type SortColumn = (typeof columns)[number]

export const isSortColumn = (value: string): value is SortColumn =>
  (columns as readonly string[]).includes(value)
