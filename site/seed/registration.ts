import type { BlockInput } from '@ximblox/contract/blocks'
import type { StarterLocale, Targets } from './starter-page.ts'

const texts: Record<StarterLocale, { title: string; intro: string; recipient: string }> = {
  'nl-nl': {
    title: 'Inschrijven',
    intro: 'U krijgt direct een bevestiging, met de datum voor uw agenda.',
    recipient: 'hallo@som.example',
  },
  'en-gb': {
    title: 'Register',
    intro: 'You get a confirmation at once, with the date for your calendar.',
    recipient: 'hello@som.example',
  },
}

/** The registration form at the end of a training. */
export const registration = (to: Targets, locale: StarterLocale): BlockInput[] => [
  {
    type: 'training-form',
    key: 'registration',
    props: { ...texts[locale], privacy: { target: to.page('privacy') }, background: 'tint' },
  },
]
