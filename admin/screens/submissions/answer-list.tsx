import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import type { JsonObject } from '@ximblox/contract/fields'
import type { Submission } from '@ximblox/contract/forms'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site.tsx'
import { type Answer, type AnswerRow, answerRows } from '../../submissions/answers.ts'
import classes from './answer-list.module.css'

/** Everything that a visitor has sent, under the words that they read. */
export const AnswerList = ({ submission }: { submission: Submission }) => {
  const t = useTranslations('submissions')
  const { registry } = useSite()
  const fields = withSubject(submission, registry.forms.get(submission.form))
  return (
    <section aria-label={t('answers')}>
      <Rows rows={answerRows(submission.wording.fields, fields)} />
    </section>
  )
}

/** A key says nothing to people: they read the name of the subject instead. */
const withSubject = ({ fields, subjectLabel }: Submission, form: FormDefinition | undefined): JsonObject => {
  if (subjectLabel === '') return fields
  const keys = Object.entries(form?.fields ?? {}).filter(([, field]) => 'isSubjectKey' in field)
  return { ...fields, ...Object.fromEntries(keys.map(([name]) => [name, subjectLabel])) }
}

/** Consecutive answers are one description list; a group has a heading and a list of its own. */
const Rows = ({ rows }: { rows: readonly AnswerRow[] }) =>
  runsOf(rows).map(run => {
    if (Array.isArray(run)) return <Answers key={run[0]?.path} answers={run} />
    return (
      <section key={run.path} className={classes.group}>
        <h2>
          <bdi>{run.label}</bdi>
        </h2>
        {run.kind === 'group' ? (
          <Rows rows={run.answers} />
        ) : (
          <ol>
            {run.items.map(({ path, answers }) => (
              <li key={path}>
                <Rows rows={answers} />
              </li>
            ))}
          </ol>
        )}
      </section>
    )
  })

const Answers = ({ answers }: { answers: readonly Answer[] }) => (
  <dl className={classes.answers}>
    {answers.map(answer => (
      <div key={answer.path}>
        <dt>
          <bdi>{answer.label}</bdi>
        </dt>
        <dd>
          <AnswerText answer={answer} />
        </dd>
      </div>
    ))}
  </dl>
)

const AnswerText = ({ answer: { text, agreed } }: { answer: Answer }) => {
  const t = useTranslations('submissions')
  if (agreed !== undefined) return t(agreed ? 'agreed' : 'notAgreed')
  if (text === '') return <span className={classes.none}>{t('noAnswer')}</span>
  return <bdi className={classes.text}>{text}</bdi>
}

const runsOf = (rows: readonly AnswerRow[]): (Answer[] | Exclude<AnswerRow, Answer>)[] => {
  const runs: (Answer[] | Exclude<AnswerRow, Answer>)[] = []
  for (const row of rows) {
    const last = runs.at(-1)
    if (row.kind !== 'answer') runs.push(row)
    else if (Array.isArray(last)) last.push(row)
    else runs.push([row])
  }
  return runs
}
