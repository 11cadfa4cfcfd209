import type { NumberedPages } from '@ximblox/blocks/page-number'
import { isSecureOrigin } from '@ximblox/contract/rules/page-policy'

/** The dependencies of a rendered page, recorded while it is loaded. */
export interface Dependencies {
  add(...tags: string[]): void
  /** The page must be rendered again at this time at the latest. */
  freshUntil(date: Date): void
  /** The page must not be cached at all. */
  uncached(): void
  /** There is nothing at the URL. */
  notFound(pages?: NumberedPages): void
  /** The page shows frames of this origin. */
  frame(origin: string): void
  tags(): string[]
  limit(): Date | undefined
  isUncached(): boolean
  isNotFound(): boolean
  /** Of lists that lack the page of the URL. */
  numberedPages(): NumberedPages[]
  frames(): string[]
}

export const recordDependencies = (): Dependencies => {
  const tags = new Set<string>()
  const frames = new Set<string>()
  let limit: Date | undefined
  let isUncached = false
  let isNotFound = false
  const numberedPages: NumberedPages[] = []
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
    notFound: pages => {
      isNotFound = true
      if (pages) numberedPages.push(pages)
    },
    frame: origin => {
      // It becomes part of a header, so nothing but an origin may get there.
      if (isSecureOrigin(origin)) frames.add(origin)
    },
    tags: () => [...tags],
    limit: () => limit,
    isUncached: () => isUncached,
    isNotFound: () => isNotFound,
    numberedPages: () => numberedPages,
    frames: () => [...frames].toSorted(),
  }
}
