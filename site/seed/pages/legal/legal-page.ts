import type { RichText } from '@ximblox/blocks/rich-text/document'
import { callToAction } from '../../sections.ts'
import type { StarterLocale, StarterPage, StarterTexts, Targets } from '../../starter-page.ts'
import { starterPage } from '../../starter-page.ts'

interface LegalTexts extends StarterTexts {
  body(to: Targets): RichText
}

const next = {
  'nl-nl': {
    title: 'Staat uw vraag er niet bij?',
    text: 'Leg de vraag aan ons voor. U krijgt antwoord van een mens, in gewone taal.',
    label: 'Stel uw vraag',
  },
  'en-gb': {
    title: 'Is your question not here?',
    text: 'Put it to us. You will get an answer from a person, in plain English.',
    label: 'Ask your question',
  },
}

/** A page of one text. */
export const legalPage = (name: string, texts: Record<StarterLocale, LegalTexts>): StarterPage =>
  starterPage({
    name,
    type: 'basic',
    texts,
    blocks: ({ body }, to, locale) => [
      { type: 'rich-text', key: 'text', props: { body: body(to) } },
      callToAction(next[locale], to.page('contact')),
    ],
  })
