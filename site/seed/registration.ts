import type { BlockInput } from '@ximblox/contract/blocks'
import type { StarterLocale, Targets } from './starter-page.ts'

const texts: Record<StarterLocale, { title: string; intro: string; recipient: string }> = {
  'nl-nl': {
    title: 'Inschrijven',
    intro: 'U krijgt een e-mail met een link om te bevestigen. Daarna volgt de datum voor uw agenda.',
    recipient: 'hallo@som.example',
  },
  'en-gb': {
    title: 'Register',
    intro: 'You get an email with a link to confirm. The date for your calendar follows.',
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
