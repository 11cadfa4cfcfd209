import type { PageTypeDefinition } from './define-page-type.ts'

/**
 * Tells by its order which code made a card: both numbers only ever grow, so the sum grows whenever one of them does.
 * A hash could not say which of two nodes has the newer code, and they would make each other's cards again for ever.
 */
export const cardVersionOf = ({ version, cardVersion = 1 }: PageTypeDefinition): number =>
  version + cardVersion
