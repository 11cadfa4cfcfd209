import type { Submission } from '@ximblox/contract/forms'
import { useTranslations } from 'use-intl'
import { type Answer, type AnswerRow, answerRows } from '../../submissions/answers.ts'
import classes from './answer-list.module.css'

/** Everything that a visitor has sent, under the words that they read. */
export const AnswerList = ({ submission }: { submission: Submission }) => {
  const t = useTranslations('submissions')
  return (
    <section aria-label={t('answers')}>
      <Rows rows={answerRows(submission.wording.fields, submission.fields)} />
    </section>
  )
}

/** Consecutive answers are one description list; a group has a heading and a list of its own. */
const Rows = ({ rows }: { rows: readonly AnswerRow[] }) => {
  const t = useTranslations('submissions')
  return runsOf(rows).map(run =>
    Array.isArray(run) ? (
      <dl key={run[0]?.path} className={classes.answers}>
        {run.map(answer => (
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
    ) : (
      <section key={run.path} className={classes.group}>
        <h2>
          <bdi>
            {run.number === undefined
              ? run.label
              : t('item', { label: run.label, number: String(run.number) })}
          </bdi>
        </h2>
        <Rows rows={run.answers} />
      </section>
    ),
  )
}

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
    if (row.kind === 'group') runs.push(row)
    else if (Array.isArray(last)) last.push(row)
    else runs.push([row])
  }
  return runs
}
