import type { RichText } from '@ximblox/blocks/rich-text/document'
import type { StarterLocale, StarterPage, StarterTexts, Targets } from '../../starter-page.ts'
import { starterPage } from '../../starter-page.ts'

interface LegalTexts extends StarterTexts {
  body(to: Targets): RichText
}

/** A page of one text. */
export const legalPage = (name: string, texts: Record<StarterLocale, LegalTexts>): StarterPage =>
  starterPage({
    name,
    type: 'basic',
    texts,
    blocks: ({ body }, to) => [{ type: 'rich-text', key: 'text', props: { body: body(to) } }],
  })
