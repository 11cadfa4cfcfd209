import type { JsonObject } from '@ximblox/contract/fields'
import type { StarterLocale } from './starter-page.ts'

const social = [{ key: 'linkedin', name: 'LinkedIn', url: 'https://www.linkedin.com/' }]

/** The contact details of the starter site. */
export const starterContact: Record<StarterLocale, JsonObject> = {
  'nl-nl': {
    address: 'Kwekerslaan 12, Utrecht',
    phone: '030 000 00 00',
    email: 'hallo@som.example',
    social,
  },
  'en-gb': {
    address: 'Kwekerslaan 12, Utrecht, the Netherlands',
    phone: '+31 30 000 00 00',
    email: 'hello@som.example',
    social,
  },
}
