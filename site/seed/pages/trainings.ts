import type { JsonObject } from '@ximblox/contract/fields'
import { h2, list, p, prose } from '../prose.ts'
import { registration } from '../registration.ts'
import type { StarterLocale } from '../starter-page.ts'
import { tuesdayIn, typedPage } from '../typed-page.ts'
import { type TrainingTexts, trainingTexts } from './training-texts.ts'

const prefixes = { 'nl-nl': 'som-academie/trainingen', 'en-gb': 'sse-academy/training-courses' }

const headings = {
  'nl-nl': { learn: 'Wat u leert', who: 'Voor wie' },
  'en-gb': { learn: 'What you will learn', who: 'Who it is for' },
}

const day = (key: string, weeks: number, changes: JsonObject = {}) => ({
  key,
  start: tuesdayIn(weeks),
  times: '9.30–16.30',
  place: 'Utrecht',
  location: 'Stationsplein 14',
  capacity: 12,
  ...changes,
})

const zwolle = { place: 'Zwolle', location: 'Lübeckplein 2' }
const arnhem = { place: 'Arnhem', location: 'Willemsplein 40' }

const training = (name: keyof typeof trainingTexts, picture: string, props: () => JsonObject) => {
  const texts: Record<StarterLocale, TrainingTexts> = trainingTexts[name]
  const textsIn = (locale: StarterLocale) => {
    const { slug, duration, intro, learn, who, ...rest } = texts[locale]
    return {
      ...rest,
      slug: `${prefixes[locale]}/${slug}`,
      props: { duration },
      body: prose(p(intro), h2(headings[locale].learn), list(...learn), h2(headings[locale].who), p(who)),
    }
  }
  return typedPage(
    name,
    { type: 'training', after: registration, picture, props },
    { 'nl-nl': textsIn('nl-nl'), 'en-gb': textsIn('en-gb') },
  )
}

export const trainings = [
  training('sustainable-purchasing', 'scales', () => ({
    price: 495,
    level: 'introduction',
    trainer: 'Marit de Wilde',
    dates: [day('d1', 8), day('d2', 20, zwolle), day('d3', 42)],
  })),
  training('carbon-in-figures', 'bars', () => ({
    price: 990,
    level: 'advanced',
    trainer: 'Joris Haverkamp',
    dates: [
      day('d1', 11, { end: tuesdayIn(11, 1) }),
      day('d2', 30, { end: tuesdayIn(30, 1), opensOn: tuesdayIn(12) }),
    ],
  })),
  training('leading-sustainably', 'table', () => ({
    price: 3960,
    level: 'leadership',
    trainer: 'Sanne Okafor',
    dates: [
      day('d1', 15, { end: tuesdayIn(37), capacity: 10 }),
      { key: 'd2', place: 'Arnhem', capacity: 10 },
    ],
  })),
  training('report-writing', 'matrix', () => ({
    price: 990,
    level: 'advanced',
    trainer: 'Joris Haverkamp',
    dates: [day('d1', 9, { end: tuesdayIn(9, 1) }), day('d2', 44, { end: tuesdayIn(44, 1), ...arnhem })],
  })),
  training('circular-design', 'streams', () => ({
    price: 545,
    level: 'introduction',
    trainer: 'Lucas van Dalen',
    dates: [day('d1', 13, { capacity: 10 }), day('d2', 26, { ...arnhem, capacity: 10 })],
  })),
  training('energy-walk', 'floorplan', () => ({
    price: 545,
    level: 'introduction',
    trainer: 'Henk Terpstra',
    dates: [day('d1', 17, zwolle), day('d2', 33)],
  })),
]
