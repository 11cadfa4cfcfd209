import { defineBlock, link, list, maxListSize, number, plain } from 'ximblox'
import { placesTaken } from '../../forms/places-taken.ts'
import { midnightInAmsterdam, todayInAmsterdam } from '../../rules/training-dates.ts'
import { appearance } from '../appearance.ts'
import { labels } from '../labels.ts'
import { pageIDOf } from '../page-id-of.ts'
import { type ComingDate, comingDates } from './coming-dates.ts'

export interface TrainingDatesData {
  dates: ComingDate[]
  /** Places taken by registrations, by the subject of the date. */
  taken: Record<string, number>
}

/** The dates to come of all or of some trainings, with places left and the way to the registration. */
export const trainingDates = defineBlock({
  id: 'training-dates',
  version: 1,
  label: { en: 'Training dates', nl: 'Trainingsdata', de: 'Trainingstermine', fr: 'Dates de formation' },
  group: 'lists',
  keywords: {
    en: 'calendar agenda course schedule places price register',
    nl: 'agenda kalender cursus rooster plaatsen prijs inschrijven',
    de: 'Kalender Agenda Kurs Termine Plätze Preis anmelden',
    fr: 'calendrier agenda cours places prix inscription',
  },
  icon: 'pages',
  sketch: [
    ['title', 'title', 'title'],
    ['line', 'line', 'line'],
    ['button', 'button', 'button'],
  ],
  fields: {
    title: plain({ label: labels.title, max: 160, search: 'heading' }),
    trainings: list({
      label: {
        en: 'Only these training courses',
        nl: 'Alleen deze trainingen',
        de: 'Nur diese Trainings',
        fr: 'Ces formations seulement',
      },
      itemLabel: { en: 'Training', nl: 'Training', de: 'Training', fr: 'Formation' },
      help: {
        en: 'Leave empty to show the dates of all training courses.',
        nl: 'Laat leeg om de data van alle trainingen te tonen.',
        de: 'Leer lassen, um die Termine aller Trainings zu zeigen.',
        fr: 'Laissez vide pour afficher les dates de toutes les formations.',
      },
      max: 20,
      fields: { page: link({ label: { en: 'Training', nl: 'Training', de: 'Training', fr: 'Formation' } }) },
    }),
    size: number({
      label: { en: 'Number of dates', nl: 'Aantal data', de: 'Zahl der Termine', fr: 'Nombre de dates' },
      min: 1,
      max: 50,
      integer: true,
      default: 6,
    }),
    emptyText: plain({
      label: {
        en: 'Text when empty',
        nl: 'Tekst bij een lege lijst',
        de: 'Text bei leerer Liste',
        fr: 'Texte si la liste est vide',
      },
      max: 200,
      search: 'none',
    }),
    more: link({ label: labels.link }),
    background: appearance.background,
  },
  query: async ({ trainings, size }, context): Promise<TrainingDatesData> => {
    const ids = trainings.flatMap(({ page }) => pageIDOf(page))
    const { items } = await context.pages.list({
      type: 'training',
      ids: ids.length > 0 ? ids : undefined,
      sort: 'start',
      size: maxListSize,
    })
    const dates = comingDates(items, todayInAmsterdam(context.now)).slice(0, size)
    const taken = await placesTaken(
      dates.map(({ subject }) => subject),
      context,
    )
    context.freshUntil(midnightInAmsterdam(context.now))
    return { dates, taken }
  },
})
