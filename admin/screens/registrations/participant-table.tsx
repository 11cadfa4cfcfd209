import { Link } from '@tanstack/react-router'
import type { FormSummary } from '@ximblox/contract/forms'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { SubmissionState } from '../../submissions/submission-state.tsx'
import { VisitorText } from '../../submissions/visitor-text.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Undeliverable } from '../../ui/undeliverable.tsx'
import type { Participant, ParticipantColumn } from './participants.ts'
import classes from './participants-screen.module.css'

interface Props {
  participants: readonly Participant[]
  columns: readonly ParticipantColumn[]
  form: FormSummary
}

/** Who takes part on a date; each row links to the registration. Scrolls sideways in narrow windows. */
export const ParticipantTable = ({ participants, columns, form }: Props) => {
  const t = useTranslations('registrations')
  const { labelText } = useLanguage()
  return (
    <section className={classes.scroll} aria-label={t('participants')}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ id, label, group }) => (
              <th key={id} scope="col">
                {group && <span className={classes.group}>{labelText(group)}</span>}
                {labelText(label)}
              </th>
            ))}
            <th scope="col">{t('state')}</th>
            <th scope="col" data-screen>
              {t('registered')}
            </th>
          </tr>
        </thead>
        <tbody>
          {participants.map(({ key, submission, values }) => (
            <tr key={key}>
              {columns.map(({ id }, at) => (
                <td key={id}>
                  {at === 0 ? (
                    <Link
                      to="/submissions/$form/$id"
                      params={{ form: form.id, id: String(submission.id) }}
                      className={classes.name}
                    >
                      <VisitorText text={values[id] || t('open')} />
                    </Link>
                  ) : (
                    <VisitorText text={values[id] ?? ''} />
                  )}
                </td>
              ))}
              <td>
                <SubmissionState submission={submission} states={form.states} />
                {submission.undeliverable && <Undeliverable mark={submission.undeliverable} />}
              </td>
              <td data-screen>
                <RelativeTime time={submission.at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
