import type { StarterLocale } from '../starter-page.ts'

export interface PublicationTexts {
  /** Last part of the slug, and the name of the document. */
  slug: string
  title: string
  summary: string
  seoDescription: string
  intro: string
  sections: readonly (readonly [heading: string, text: string])[]
}

/** A tool or a text of the knowledge centre, as a page and as a document. */
export interface Publication {
  /** Name of its page. */
  name: string
  type: 'tool' | 'literature'
  props: { author: string; year: number; sector?: string }
  texts: Record<StarterLocale, PublicationTexts>
}
