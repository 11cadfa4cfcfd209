import type { PageReference } from '@ximblox/blocks/page-reference'
import type { BlockInput, fileData, imageData } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type * as z from 'zod/mini'

/** Locales of the starter content; the first is the source of the others. */
export const starterLocales = ['nl-nl', 'en-gb'] as const
export type StarterLocale = (typeof starterLocales)[number]

export type ImageInput = z.input<typeof imageData>
export type FileInput = z.input<typeof fileData>

/** Link and file targets by name; their ids are known only after they have been created. */
export interface Targets {
  page(name: string): PageReference
  /** By its name in one of the folders beside this module. */
  file(name: string): FileInput
}

export interface StarterTexts {
  slug: string
  title: string
  seoTitle?: string
  seoDescription: string
}

export interface StarterContent {
  blocks: BlockInput[]
  props: JsonObject
  images: Record<string, ImageInput>
  files: Record<string, FileInput>
}

/** A page in all locales. They share one outline, so that translated blocks have the same keys. */
export interface StarterPage {
  /** Links and menus refer to the page by this name. */
  name: string
  type: string
  texts: Record<StarterLocale, StarterTexts>
  content(locale: StarterLocale, to: Targets): StarterContent
  /** False keeps the page out of search engines. */
  indexed?: boolean
}

interface Outline<Texts extends StarterTexts> {
  name: string
  type: string
  texts: Record<StarterLocale, Texts>
  blocks(texts: Texts, to: Targets, locale: StarterLocale): BlockInput[]
  props?(texts: Texts): JsonObject
  images?(texts: Texts, to: Targets): Record<string, ImageInput>
  files?(texts: Texts, to: Targets): Record<string, FileInput>
  indexed?: boolean
}

export const starterPage = <Texts extends StarterTexts>(outline: Outline<Texts>): StarterPage => ({
  name: outline.name,
  type: outline.type,
  texts: outline.texts,
  ...(outline.indexed !== undefined && { indexed: outline.indexed }),
  content: (locale, to) => {
    const texts = outline.texts[locale]
    return {
      blocks: outline.blocks(texts, to, locale),
      props: outline.props?.(texts) ?? {},
      images: outline.images?.(texts, to) ?? {},
      files: outline.files?.(texts, to) ?? {},
    }
  },
})

/** The logo of a client, with the client's name as its alternative text. */
export const logo = (to: Targets, name: string, client: string): ImageInput => ({
  ...to.file(`logo-${name}.svg`),
  altText: client,
})

/** An image with its alternative text. */
export const picture = (to: Targets, name: string, altText: string): ImageInput => ({
  ...to.file(`${name}.webp`),
  altText,
})
