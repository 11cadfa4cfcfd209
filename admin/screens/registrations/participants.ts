import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import type { Label } from '@ximblox/blocks/label'
import type { FormSummary, SubmissionRow } from '@ximblox/contract/forms'
import { lineOf, valueAt } from '../../submissions/values.ts'

/** One person of a registration. */
export interface Participant {
  /** Unique in the list. */
  key: string
  submission: SubmissionRow
  /** By the id of the column. */
  values: Record<string, string>
}

export interface ParticipantColumn {
  id: string
  label: Label
  /** Tells the name of a participant from that of the contact. */
  group?: Label
}

interface Repeated {
  name: string
  columns: ParticipantColumn[]
}

/** The group of fields that visitors repeat, such as participants. */
export const repeatedIn = (definition: Pick<FormDefinition, 'fields'> | undefined): Repeated | undefined => {
  for (const [name, field] of Object.entries(definition?.fields ?? {})) {
    if (field.kind !== 'repeated') continue
    const columns = Object.entries(field.fields).map(([id, { label }]) => ({
      id: `${name}.${id}`,
      label,
      group: field.label,
    }))
    return { name, columns }
  }
}

/** What belongs to the registration as a whole, such as the company and the contact. */
export const sharedColumns = (
  { columns }: Pick<FormSummary, 'columns'>,
  definition: Pick<FormDefinition, 'fields'> | undefined,
): ParticipantColumn[] =>
  columns.flatMap(({ path, label }) => {
    const [name = '', ...inner] = path.split('.')
    const field = definition?.fields[name]
    if (field?.kind === 'repeated') return []
    return [{ id: path, label, ...(field && inner.length > 0 && { group: field.label }) }]
  })

/** One row per participant; a registration without any is one row. */
export const participantsOf = (
  submissions: readonly SubmissionRow[],
  repeated: Repeated | undefined,
  shared: readonly ParticipantColumn[],
): Participant[] =>
  submissions.flatMap(submission => {
    const { fields } = submission
    const common = shared.map(({ id }) => [id, lineOf(valueAt(fields, id))] as const)
    const items = (repeated && valueAt(fields, repeated.name)) ?? []
    return (Array.isArray(items) && items.length > 0 ? items : [undefined]).map((_, at) => {
      const own = (repeated?.columns ?? []).map(({ id }) => {
        const path = `${repeated?.name}.${at}${id.slice(repeated?.name.length)}`
        return [id, lineOf(valueAt(fields, path))] as const
      })
      return { key: `${submission.id} ${at}`, submission, values: Object.fromEntries([...own, ...common]) }
    })
  })
