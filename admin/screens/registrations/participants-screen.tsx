import { Button, Checkbox, Skeleton } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { NotFoundScreen } from '../../pages/not-found-screen.tsx'
import { useSite } from '../../site.tsx'
import { type RegistrationDate, useRegistrationDates } from '../../submissions/use-subjects.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { DateFacts } from './date-facts.tsx'
import { ParticipantTable } from './participant-table.tsx'
import { participantsOf, repeatedIn, sharedColumns } from './participants.ts'
import classes from './participants-screen.module.css'
import { useRegistrations } from './use-registrations.ts'

/** `/cmsadmin/registrations/{form}/{subject}`: who takes part on a date. */
export const ParticipantsScreen = () => {
  const t = useTranslations('registrations')
  const { form, subject } = useParams({ strict: false })
  const { data, isError, refetch } = useRegistrationDates()
  const date = data?.find(one => one.form.id === form && one.subject === subject)
  if (date) return <Participants date={date} />
  if (data) return <NotFoundScreen />
  return (
    <>
      <ScreenHead />
      {isError ? (
        <LoadFailed message={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </>
  )
}

const Participants = ({ date }: { date: RegistrationDate }) => {
  const t = useTranslations('registrations')
  const client = useClient()
  const { language } = useLanguage()
  const { registry } = useSite()
  const { form, subject } = date
  const { data, isError, refetch } = useRegistrations(form.id, subject)
  const [withCancelled, setWithCancelled] = useState(false)
  const definition = registry.forms.get(form.id)
  const repeated = repeatedIn(definition)
  const shared = sharedColumns(form, definition)
  const rows = participantsOf(data ?? [], repeated, shared)
  const isCancelled = (state: string) => state === 'cancelled'
  const shown = rows.filter(({ submission }) => withCancelled || !isCancelled(submission.state))
  const each = repeated?.name ?? ''
  return (
    <>
      <PageHead
        title={date.label}
        crumbs={[{ title: t('title'), path: '/registrations' }]}
        actions={
          <>
            <Button variant="default" onClick={() => window.print()}>
              {t('print')}
            </Button>
            <Button
              component="a"
              href={client.forms.csv({ query: { form: form.id, subject, each, language } })}
              download
              variant="default"
            >
              {t('export')}
            </Button>
          </>
        }
      >
        <DateFacts date={date} />
      </PageHead>
      {rows.some(({ submission }) => isCancelled(submission.state)) && (
        <Checkbox
          className={classes.filter ?? ''}
          label={t('showAll')}
          checked={withCancelled}
          onChange={event => setWithCancelled(event.currentTarget.checked)}
        />
      )}
      {isError && <LoadFailed message={t('failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={240} />}
      {data && shown.length === 0 && <p>{t('noParticipants')}</p>}
      {shown.length > 0 && (
        <ParticipantTable
          participants={shown}
          columns={[...(repeated?.columns ?? []), ...shared]}
          form={form}
        />
      )}
    </>
  )
}
