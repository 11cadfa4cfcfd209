import type { LinkValue } from 'ximblox'

/** The page that a link leads to; none for other links. */
export const pageIDOf = (link: LinkValue | null): number[] =>
  link && 'target' in link && link.target.ref === 'page' ? [link.target.id] : []
