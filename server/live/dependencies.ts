/** The dependencies of a rendered page, recorded while it is loaded. */
export interface Dependencies {
  add(...tags: string[]): void
  /** The page must be rendered again at this time at the latest. */
  freshUntil(date: Date): void
  tags(): string[]
  limit(): Date | undefined
}

export const recordDependencies = (): Dependencies => {
  const tags = new Set<string>()
  let limit: Date | undefined
  return {
    add: (...added) => {
      for (const tag of added) tags.add(tag)
    },
    freshUntil: date => {
      if (limit === undefined || date < limit) limit = date
    },
    tags: () => [...tags],
    limit: () => limit,
  }
}
