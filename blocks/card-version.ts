import type { PageTypeDefinition } from './define-page-type.ts'

/**
 * The version of the code that makes cards. Both numbers only grow, so their sum grows whenever one of them does, and
 * tells which of two nodes has newer code. A hash could not: the nodes would replace each other's cards without end.
 */
export const cardVersionOf = ({ version, cardVersion = 1 }: PageTypeDefinition): number =>
  version + cardVersion
