import type { Submission } from '@ximblox/contract/forms'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site.tsx'
import { type Answer, type AnswerRow, answerRows } from '../../submissions/answers.ts'
import classes from './answer-list.module.css'
import { answerRuns, withSubject } from './answer-runs.ts'

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

/** Consecutive answers are one description list; a group has a heading and a list of its own. */
const Rows = ({ rows }: { rows: readonly AnswerRow[] }) =>
  answerRuns(rows).map(run => {
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
