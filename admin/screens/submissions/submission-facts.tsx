import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { FormSummary, Submission } from '@ximblox/contract/forms'
import { allows } from '@ximblox/contract/rules/permissions'
import { useFormatter, useTranslations } from 'use-intl'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { useSession } from '../../session/use-session.ts'
import { Deletion } from '../../submissions/deletion.tsx'
import { OnBehalf } from '../../submissions/on-behalf.tsx'
import { hasWorkflow } from '../../submissions/states.ts'
import { SubmissionState } from '../../submissions/submission-state.tsx'
import { Facts } from '../../ui/facts.tsx'
import { MailState } from '../../ui/mail-state.tsx'
import plainClasses from '../../ui/plain.module.css'
import textClasses from '../../ui/text.module.css'
import { Undeliverable } from '../../ui/undeliverable.tsx'
import { NoteForm } from './note-form.tsx'
import { StateSelect } from './state-select.tsx'
import classes from './submission-screen.module.css'

interface Props {
  submission: Submission
  states: FormSummary['states']
}

/** What is known about a submission besides its answers, and what can be done with it. */
export const SubmissionFacts = ({ submission, states }: Props) => {
  const t = useTranslations('submissions')
  const format = useFormatter()
  const localeName = useLocaleName()
  const { at, email, undeliverable, page, pageID, locale, formVersion, deleteAfter, subjectLabel } =
    submission
  return (
    <div className={classes.facts}>
      {hasWorkflow(states) && <StateSelect submission={submission} states={states} />}
      <OnBehalf submission={submission} states={states} />
      <Facts>
        {!hasWorkflow(states) && (
          <>
            <dt>{t('state')}</dt>
            <dd>
              <SubmissionState submission={submission} states={states} />
            </dd>
          </>
        )}
        <dt>{t('received')}</dt>
        <dd>{format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short' })}</dd>
        {email !== '' && (
          <>
            <dt>{t('email')}</dt>
            <dd>
              <a href={`mailto:${encodeURIComponent(email)}`}>
                <bdi>{email}</bdi>
              </a>
              {undeliverable && <Undeliverable mark={undeliverable} isDetailed />}
            </dd>
          </>
        )}
        {subjectLabel !== '' && (
          <>
            <dt>{t('subject')}</dt>
            <dd>{subjectLabel}</dd>
          </>
        )}
        <dt>{t('page')}</dt>
        <dd>
          {page && pageID !== null ? (
            <Link to="/pages/$id" params={{ id: String(pageID) }}>
              {page.title}
            </Link>
          ) : (
            t('noPage')
          )}
        </dd>
        <dt>{t('locale')}</dt>
        <dd>{localeName(locale)}</dd>
        <dt>{t('formVersion')}</dt>
        <dd>{formVersion}</dd>
        <dt>{t('deletion')}</dt>
        <dd>
          <Deletion deleteAfter={deleteAfter} />
        </dd>
      </Facts>
      <NoteForm submission={submission} />
      <Mails mails={submission.mails} />
    </div>
  )
}

const Mails = ({ mails }: Pick<Submission, 'mails'>) => {
  const t = useTranslations('submissions')
  const { permissions } = useSession()
  const mayRead = allows(permissions, 'manage-settings')
  return (
    <section>
      <Title order={2}>{t('emails')}</Title>
      {mails.length === 0 && t('noEmails')}
      <ul className={`${plainClasses.list} ${classes.mails}`}>
        {mails.map(({ id, subject, to, state }) => (
          <li key={id}>
            {mayRead ? (
              <Link to="/settings/mails/$id" params={{ id: String(id) }}>
                {subject}
              </Link>
            ) : (
              subject
            )}
            <span className={textClasses.detailLine}>{to}</span>
            <MailState state={state} />
          </li>
        ))}
      </ul>
    </section>
  )
}
