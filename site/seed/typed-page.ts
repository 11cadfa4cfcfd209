import type { RichText } from '@ximblox/blocks/rich-text/document'
import type { BlockInput } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import {
  picture,
  type StarterLocale,
  type StarterPage,
  type StarterTexts,
  starterPage,
  type Targets,
} from './starter-page.ts'

interface TypedTexts extends StarterTexts {
  summary: string
  /** Alternative text of the image; "" without one. */
  alt: string
  body: RichText
  /** Props in this language, besides the summary. */
  props?: JsonObject
  /** Name of the document to download. */
  file?: string
}

interface TypedFacts {
  type: string
  /** Props that are the same in all languages; a function, because dates depend on the day of loading. */
  props?(): JsonObject
  picture?: string
  /** Blocks after the text. */
  after?(to: Targets, locale: StarterLocale): BlockInput[]
}

/** A page of a type with a summary and one text. */
export const typedPage = (
  name: string,
  { type, props = () => ({}), picture: image, after = () => [] }: TypedFacts,
  texts: Record<StarterLocale, TypedTexts>,
): StarterPage =>
  starterPage<TypedTexts>({
    name,
    type,
    texts,
    props: ({ summary, props: own = {} }) => ({ ...props(), ...own, summary }),
    ...(image !== undefined && { images: ({ alt }, to) => ({ image: picture(to, image, alt) }) }),
    files: ({ file }, to) => (file === undefined ? {} : { file: to.file(file) }),
    blocks: ({ body }, to, locale) => [
      { type: 'rich-text', key: 'story', props: { body } },
      ...after(to, locale),
    ],
  })

/** The first Tuesday after a number of weeks, and a day so much later. */
export const tuesdayIn = (weeks: number, later = 0): string => {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + weeks * 7 + ((9 - day.getUTCDay()) % 7) + later)
  return day.toISOString().slice(0, 10)
}
