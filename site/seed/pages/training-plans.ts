import type { JsonObject } from '@ximblox/contract/fields'
import type { StarterLocale } from '../starter-page.ts'

const included = (...texts: string[]) => texts.map((text, index) => ({ key: `i${index}`, text }))

/** What trainings cost by their length. */
export const plans: Record<StarterLocale, JsonObject[]> = {
  'nl-nl': [
    {
      key: 'day',
      name: 'Eén dag',
      price: 'vanaf € 495',
      unit: 'per persoon',
      text: 'Voor wie morgen iets anders wil doen.',
      features: included('Hooguit twaalf deelnemers', 'Lunch en materiaal', 'Terugbelgesprek na zes weken'),
    },
    {
      key: 'two',
      name: 'Twee dagen',
      label: 'Meest gekozen',
      price: '€ 990',
      unit: 'per persoon',
      text: 'Voor wie zelf wil kunnen rekenen of schrijven.',
      features: included('Alles van één dag', 'Uw eigen cijfers of verslag', 'Commentaar op wat u schreef'),
    },
    {
      key: 'programme',
      name: 'Leergang',
      price: '€ 3.960',
      unit: 'per persoon, acht dagen',
      text: 'Voor directies die een besluit willen nemen.',
      features: included(
        'Ten hoogste tien deelnemers',
        'Elke drie weken een gesprek',
        'Een dag meelopen bij een ander',
      ),
    },
  ],
  'en-gb': [
    {
      key: 'day',
      name: 'One day',
      price: 'from €495',
      unit: 'per person',
      text: 'For those who want to do something differently tomorrow.',
      features: included(
        'Twelve participants at most',
        'Lunch and materials',
        'A follow-up call after six weeks',
      ),
    },
    {
      key: 'two',
      name: 'Two days',
      label: 'Most popular',
      price: '€990',
      unit: 'per person',
      text: 'For those who want to do the sums, or the writing, themselves.',
      features: included('Everything in one day', 'Your own figures or report', 'Comments on what you wrote'),
    },
    {
      key: 'programme',
      name: 'Programme',
      price: '€3,960',
      unit: 'per person, eight days',
      text: 'For boards that want to reach a decision.',
      features: included(
        'Ten participants at most',
        'A call every three weeks',
        'A day shadowing somebody else',
      ),
    },
  ],
}
