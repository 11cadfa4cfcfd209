import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import type { JsonObject } from '@ximblox/contract/fields'
import type { Submission } from '@ximblox/contract/forms'
import type { Answer, AnswerRow } from '../../submissions/answers.ts'

/** Consecutive answers, which are one description list; or a group, which has a heading and a list of its own. */
export type AnswerRun = Answer[] | Exclude<AnswerRow, Answer>

export const answerRuns = (rows: readonly AnswerRow[]): AnswerRun[] => {
  const runs: AnswerRun[] = []
  for (const row of rows) {
    const last = runs.at(-1)
    if (row.kind !== 'answer') runs.push(row)
    else if (Array.isArray(last)) last.push(row)
    else runs.push([row])
  }
  return runs
}

/** A key says nothing to people: they read the name of the subject instead. */
export const withSubject = (
  { fields, subjectLabel }: Pick<Submission, 'fields' | 'subjectLabel'>,
  form: Pick<FormDefinition, 'fields'> | undefined,
): JsonObject => {
  if (subjectLabel === '') return fields
  const keys = Object.entries(form?.fields ?? {}).filter(([, field]) => 'isSubjectKey' in field)
  return { ...fields, ...Object.fromEntries(keys.map(([name]) => [name, subjectLabel])) }
}
