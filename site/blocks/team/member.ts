import type { PageCard } from '@ximblox/blocks/query-context'
import { type ImageData, imageData } from '@ximblox/contract/blocks'
import type { Json } from '@ximblox/contract/fields'

interface Member {
  role: string
  description: string
  specialties: string[]
  image: ImageData | null
}

/** What the card of a member's page says; cards of older code may lack each part. */
export const memberOf = ({ card }: Pick<PageCard, 'card'>): Member => ({
  role: textOf(card.function),
  description: textOf(card.summary),
  specialties: Array.isArray(card.specialties)
    ? [...new Set(card.specialties.map(textOf).filter(Boolean))]
    : [],
  image: imageData.safeParse(card.image).data ?? null,
})

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
