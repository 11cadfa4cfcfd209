import { isRichText } from '@ximblox/blocks/rich-text/document'
import type { Json } from '@ximblox/contract/fields'
import type { Card } from '../state/cards.ts'
import type { Author } from '../state/state.ts'

type IsOwn = (by: Author | undefined) => boolean

/** Whose version a side of a card is; `name` is '' if the author has none. */
export type Side = { of: 'mine' | 'mineEarlier' | 'otherWindow' } | { of: 'other'; name: string }

/** Whose version the page shows. */
export const shownSide = ({ shownBy }: Pick<Card, 'shownBy'>, isOwn: IsOwn): Side => {
  if (!shownBy) return { of: 'mine' }
  return isOwn(shownBy) ? { of: 'otherWindow' } : { of: 'other', name: shownBy.name }
}

/** Whose version may be chosen instead. What the user wrote is earlier than what they wrote over it since. */
export const otherSide = (
  { isMine, by }: Pick<Card['others'][number], 'isMine' | 'by'>,
  { shownBy }: Pick<Card, 'shownBy'>,
  isOwn: IsOwn,
): Side => {
  if (isMine) return { of: shownBy ? 'mine' : 'mineEarlier' }
  return isOwn(by) ? { of: 'otherWindow' } : { of: 'other', name: by?.name ?? '' }
}

/** Who replaced what the user wrote; nobody if the page shows that. */
export const replacement = (
  { shownBy, others }: Pick<Card, 'shownBy'> & { others: readonly { value: unknown }[] },
  isOwn: IsOwn,
): { by: 'nobody' | 'self' } | { by: 'other'; name: string; isText: boolean } => {
  if (!shownBy) return { by: 'nobody' }
  if (isOwn(shownBy)) return { by: 'self' }
  const mine = others[0]?.value
  return {
    by: 'other',
    name: shownBy.name,
    isText: typeof mine === 'string' || isRichText(mine as Json),
  }
}
