/** The dependencies of a rendered page, recorded while it is loaded. */
export interface Dependencies {
  add(...tags: string[]): void
  /** The page must be rendered again at this time at the latest. */
  freshUntil(date: Date): void
  /** The page must not be cached at all. */
  uncached(): void
  /** There is nothing at the URL. */
  notFound(): void
  tags(): string[]
  limit(): Date | undefined
  isUncached(): boolean
  isNotFound(): boolean
}

export const recordDependencies = (): Dependencies => {
  const tags = new Set<string>()
  let limit: Date | undefined
  let isUncached = false
  let isNotFound = false
  return {
    add: (...added) => {
      for (const tag of added) tags.add(tag)
    },
    freshUntil: date => {
      if (limit === undefined || date < limit) limit = date
    },
    uncached: () => {
      isUncached = true
    },
    notFound: () => {
      isNotFound = true
    },
    tags: () => [...tags],
    limit: () => limit,
    isUncached: () => isUncached,
    isNotFound: () => isNotFound,
  }
}
