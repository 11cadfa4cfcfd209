import { type ImageData, imageData } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'

export interface NewsCard {
  date: string
  summary: string
  image: ImageData | null
}

/** The parts of a card that a list shows. Cards of other page types, and older ones, may lack any of them. */
export const newsCard = ({ date, summary, image }: JsonObject): NewsCard => ({
  date: typeof date === 'string' ? date : '',
  summary: typeof summary === 'string' ? summary : '',
  image: imageData.safeParse(image).data ?? null,
})
