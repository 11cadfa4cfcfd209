import { type ImageData, type Json, type PageCard, readImage } from 'ximblox'

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
  image: readImage(card.image),
})

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
