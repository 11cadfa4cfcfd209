import {
  type Block,
  definePageType,
  formElementID,
  image,
  newKey,
  number,
  plain,
  select,
  walkBlocks,
} from 'ximblox'
import { labels } from '../../blocks/labels.ts'
import { placesTakenHere } from '../../forms/places-taken.ts'
import { offerHours } from '../../rules/held-places.ts'
import { datesToCome, midnightInAmsterdam, todayInAmsterdam } from '../../rules/training-dates.ts'
import { cardImage, tagIDs } from '../card-parts.ts'
import { summaryField, tagFields } from '../common-fields.ts'
import { nearbyPages } from '../nearby.ts'
import { datesField } from './dates-field.ts'

const levelField = select({
  label: { en: 'Level', nl: 'Niveau', de: 'Niveau', fr: 'Niveau' },
  options: {
    introduction: { en: 'Introduction', nl: 'Basis', de: 'Einführung', fr: 'Initiation' },
    advanced: { en: 'Advanced', nl: 'Gevorderd', de: 'Fortgeschritten', fr: 'Avancé' },
    leadership: { en: 'Leadership', nl: 'Leiding', de: 'Führung', fr: 'Direction' },
  },
  default: 'introduction',
})

/** A training with its price and dates. The state of each date is derived: see rules/training-dates.ts. */
export const training = definePageType({
  id: 'training',
  version: 1,
  label: { en: 'Training', nl: 'Training', de: 'Training', fr: 'Formation' },
  listLabel: { en: 'Training courses', nl: 'Trainingen', de: 'Trainings', fr: 'Formations' },
  slugPrefix: {
    'nl-nl': 'som-academie/trainingen',
    'en-gb': 'sse-academy/training-courses',
    'de-de': 'som-akademie/trainings',
    'fr-fr': 'academie-som/formations',
  },
  fields: {
    summary: summaryField,
    image: image({ label: labels.image, aspectRatio: 4 / 3 }),
    price: number({
      label: {
        en: 'Price excluding VAT',
        nl: 'Prijs exclusief btw',
        de: 'Preis ohne MwSt.',
        fr: 'Prix hors TVA',
      },
      help: {
        en: 'In euros per participant. Visitors also see the price including VAT.',
        nl: 'In euro per deelnemer. Bezoekers zien ook de prijs inclusief btw.',
        de: 'In Euro pro Person. Besucher sehen auch den Preis mit MwSt.',
        fr: 'En euros par participant. Les visiteurs voient aussi le prix TTC.',
      },
      required: true,
      min: 0,
      max: 100_000,
    }),
    duration: plain({
      label: { en: 'Duration', nl: 'Duur', de: 'Dauer', fr: 'Durée' },
      help: {
        en: 'For example: two days.',
        nl: 'Bijvoorbeeld: twee dagen.',
        de: 'Zum Beispiel: zwei Tage.',
        fr: 'Par exemple : deux jours.',
      },
      max: 60,
    }),
    level: levelField,
    trainer: plain({ label: { en: 'Trainer', nl: 'Trainer', de: 'Trainer', fr: 'Formateur' }, max: 120 }),
    offerHours: number({
      label: {
        en: 'Hours to accept a free place',
        nl: 'Uren om een vrije plaats te aanvaarden',
        de: 'Stunden, um einen freien Platz anzunehmen',
        fr: 'Heures pour accepter une place libre',
      },
      help: {
        en: 'For people on the waiting list. Then the place is offered to the next.',
        nl: 'Voor wie op de wachtlijst staat. Daarna gaat het aanbod naar de volgende.',
        de: 'Für die Warteliste. Danach wird der Platz der nächsten Person angeboten.',
        fr: 'Pour la liste d’attente. Ensuite, la place est proposée à la personne suivante.',
      },
      default: offerHours,
      integer: true,
      min: 1,
      max: 720,
    }),
    dates: datesField,
    ...tagFields,
  },
  sharedFields: {
    price: true,
    offerHours: true,
    dates: ['start', 'end', 'capacity', 'opensOn'],
  },
  initialBlocks: () => [
    { type: 'rich-text', key: newKey(), props: {} },
    { type: 'training-form', key: newKey(), props: {} },
  ],
  card: ({ __images, blocks }, { summary, price, duration, level, dates }) => ({
    summary,
    image: cardImage(__images.image),
    price,
    duration,
    level,
    registration: registrationID(blocks),
    dates: dates.map(({ key, start, end, times, place, capacity, opensOn }) => ({
      key,
      start,
      end,
      times,
      place,
      capacity: capacity ?? 0,
      opensOn,
    })),
  }),
  filters: {
    level: {
      label: levelField.label,
      options: levelField.options,
      values: ({ level }) => [level],
    },
    place: {
      label: { en: 'Place', nl: 'Plaats', de: 'Ort', fr: 'Ville' },
      values: ({ dates }, now) => datesToCome(dates, todayInAmsterdam(now)).map(({ place }) => place),
    },
  },
  sorts: {
    start: {
      label: { en: 'First date', nl: 'Eerste datum', de: 'Nächster Termin', fr: 'Prochaine date' },
      key: ({ dates }, now) => datesToCome(dates, todayInAmsterdam(now))[0]?.start || null,
    },
    price: {
      label: { en: 'Price', nl: 'Prijs', de: 'Preis', fr: 'Prix' },
      key: ({ price }) => price,
    },
  },
  outdatedAt: ({ dates }, now) =>
    datesToCome(dates, todayInAmsterdam(now)).some(({ start }) => start !== '')
      ? midnightInAmsterdam(now)
      : null,
  tags: tagIDs,
  query: async (props, context) => {
    const [nearby, taken] = await Promise.all([
      nearbyPages('level')(props, context),
      placesTakenHere(context),
    ])
    return { ...nearby, taken }
  },
  cardVersion: 5,
})

/** The id of the form with which visitors register on the page; "" without one. */
export const registrationID = (blocks: readonly Block[]): string => {
  const keys: string[] = []
  walkBlocks(blocks, ({ type, key }) => {
    if (type === 'training-form') keys.push(key)
  })
  return keys[0] === undefined ? '' : formElementID(keys[0])
}
