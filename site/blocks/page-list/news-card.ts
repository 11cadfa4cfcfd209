import { type ImageData, imageData } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'

export interface NewsCard {
  date: string
  summary: string
  image: ImageData | null
}

/** What a list shows of a page; cards of other types, or of an older version of this one, may lack any of it. */
export const newsCard = ({ date, summary, image }: JsonObject): NewsCard => ({
  date: typeof date === 'string' ? date : '',
  summary: typeof summary === 'string' ? summary : '',
  image: imageData.safeParse(image).data ?? null,
})
