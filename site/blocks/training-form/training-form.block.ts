import { boolean, defineBlock, type QueryContext } from 'ximblox'
import { placesTakenHere } from '../../forms/places-taken.ts'
import { trainingRegistration } from '../../forms/training-registration.ts'
import { dateParam } from '../../rules/registration-path.ts'
import { datesOf } from '../../rules/training-page.ts'
import { type FormData, formData, sentParam } from '../form-data.ts'
import { formFields, recipient } from '../form-fields.ts'

export interface TrainingFormData extends FormData {
  /** Places taken, by the key of the date. */
  taken: Record<string, number>
  /** The key of the date that the link to the form is about, or "". */
  date: string
}

/** A date that the page does not have is in no cache: anyone can invent one. */
const chosenDate = ({
  page,
  params,
  uncached,
}: Pick<QueryContext, 'page' | 'params' | 'uncached'>): string => {
  const date = params[dateParam] ?? ''
  if (date === '' || datesOf(page.props).some(({ key }) => key === date)) return date
  uncached()
  return ''
}

/** Registration for the dates of the training that the page is about. */
export const trainingForm = defineBlock({
  id: 'training-form',
  version: 1,
  label: {
    en: 'Training registration',
    nl: 'Inschrijving training',
    de: 'Schulungsanmeldung',
    fr: 'Inscription à une formation',
  },
  group: 'forms',
  keywords: {
    en: 'course register participants dates',
    nl: 'cursus inschrijven deelnemers data',
    de: 'Kurs anmelden Teilnehmende Termine',
    fr: 'cours inscrire participants dates',
  },
  sketch: [
    ['title', 'line', 'line'],
    ['line', 'line', 'button'],
  ],
  fields: {
    ...formFields,
    recipient,
    confirmsAtOnce: boolean({
      label: {
        en: 'Confirm registrations at once',
        nl: 'Inschrijvingen meteen bevestigen',
        de: 'Anmeldungen sofort bestätigen',
        fr: 'Confirmer les inscriptions immédiatement',
      },
      help: {
        en: 'Without a link in an email first. Anyone can then take all places with invented addresses.',
        nl: 'Zonder eerst een link in een e-mail. Iedereen kan dan met verzonnen adressen alle plaatsen bezetten.',
        de: 'Ohne vorherigen Link in einer E-Mail. Jeder kann dann mit erfundenen Adressen alle Plätze belegen.',
        fr: 'Sans lien préalable dans un e-mail. N’importe qui peut alors occuper toutes les places avec des adresses inventées.',
      },
    }),
  },
  params: [sentParam, dateParam],
  query: async (_props, context): Promise<TrainingFormData> => ({
    ...formData(context),
    taken: await placesTakenHere(context),
    date: chosenDate(context),
  }),
  form: () => trainingRegistration,
})
