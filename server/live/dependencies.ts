/** What a drawn page depends on, recorded while it is loaded. */
export interface Dependencies {
  add(...tags: string[]): void
  /** The page is drawn anew at this moment at the latest. */
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
