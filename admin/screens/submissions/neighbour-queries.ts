/** The submissions right after and right before a time; the one of that time is among both. */
export const neighbourQueries = <Filters extends object>(at: string, filters: Filters) => {
  const query = { ...filters, columnToSort: 'at', pageSize: 2 } as const
  return {
    newer: { ...query, from: at, sortOrder: 'asc' },
    older: { ...query, to: at, sortOrder: 'desc' },
  } as const
}

export const otherThan = (id: number, found: readonly { id: number }[]): number | undefined =>
  found.find(row => row.id !== id)?.id
