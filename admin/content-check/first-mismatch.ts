import type { MismatchKind, MismatchRow } from '@ximblox/contract/content-check'

/** The first mismatch of a page, and how many more there are. */
export interface FirstMismatch {
  kind: MismatchKind
  /** The block type or page type; "" if there is none. */
  type: string
  more: number
}

/** A page without a mismatch that can be named is not content at all. */
export const firstMismatch = ({
  mismatches: [first],
  totalMismatches,
}: Pick<MismatchRow, 'mismatches' | 'totalMismatches'>): FirstMismatch => ({
  kind: first?.kind ?? 'unreadable',
  type: first?.type ?? '',
  more: Math.max(0, totalMismatches - 1),
})
