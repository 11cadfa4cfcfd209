import type { PageReference } from '@ximblox/blocks/page-reference'
import type { BlockInput, fileData, imageData } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type * as z from 'zod/mini'

/** Locales of the starter content; the first is the source of the others. */
export const starterLocales = ['nl-nl', 'en-gb'] as const
export type StarterLocale = (typeof starterLocales)[number]

export type ImageInput = z.input<typeof imageData>
export type FileInput = z.input<typeof fileData>

/** What content points at; ids are known only once everything has been made. */
export interface Targets {
  page(name: string): PageReference
  /** By the name under which it lies in one of the folders beside this file. */
  file(name: string): FileInput
}

export interface StarterWords {
  slug: string
  title: string
  seoTitle?: string
  seoDescription: string
}

export interface StarterContent {
  blocks: BlockInput[]
  props: JsonObject
  images: Record<string, ImageInput>
}

/** A page in each locale; one outline for all of them, so that the same blocks have the same keys. */
export interface StarterPage {
  /** What links and menus call it. */
  name: string
  type: string
  words: Record<StarterLocale, StarterWords>
  content(locale: StarterLocale, to: Targets): StarterContent
}

interface Outline<Words extends StarterWords> {
  name: string
  type: string
  words: Record<StarterLocale, Words>
  blocks(words: Words, to: Targets): BlockInput[]
  props?(words: Words): JsonObject
  images?(words: Words, to: Targets): Record<string, ImageInput>
}

export const starterPage = <Words extends StarterWords>(outline: Outline<Words>): StarterPage => ({
  name: outline.name,
  type: outline.type,
  words: outline.words,
  content: (locale, to) => {
    const words = outline.words[locale]
    return {
      blocks: outline.blocks(words, to),
      props: outline.props?.(words) ?? {},
      images: outline.images?.(words, to) ?? {},
    }
  },
})

/** A use of a picture, with what it shows in words. */
export const picture = (to: Targets, name: string, altText: string): ImageInput => ({
  ...to.file(`${name}.webp`),
  altText,
})
