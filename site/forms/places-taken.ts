import type { QueryContext } from 'ximblox'
import { datesOf, subjectOf } from '../rules/training-page.ts'
import { trainingRegistration } from './training-registration.ts'

/** What is left goes to those who wait. */
const all = 1e9

/** Places taken by registrations and offers, by the subject of the date; all of them while anybody waits for places. */
export const placesTaken = async (
  subjects: readonly string[],
  { submissions }: Pick<QueryContext, 'submissions'>,
): Promise<Record<string, number>> => {
  const totals = await submissions.totals(trainingRegistration.id, subjects)
  return Object.fromEntries(
    subjects.map(subject => {
      const { confirmed, offered, waiting } = totals[subject] ?? {}
      return [subject, waiting ? all : (confirmed?.quantity ?? 0) + (offered?.quantity ?? 0)]
    }),
  )
}

/** Places taken for the dates of the training that the page is about, by the key of the date. */
export const placesTakenHere = async (
  context: Pick<QueryContext, 'page' | 'submissions'>,
): Promise<Record<string, number>> => {
  const { groupID, props } = context.page
  const dates = datesOf(props).map(({ key }) => ({ key, subject: subjectOf(groupID, key) }))
  const taken = await placesTaken(
    dates.map(({ subject }) => subject),
    context,
  )
  return Object.fromEntries(dates.map(({ key, subject }) => [key, taken[subject] ?? 0]))
}
