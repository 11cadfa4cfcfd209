import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OpenSession } from '@ximblox/contract/auth'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { adminUrl } from '../../base-path.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { Modal } from '../../ui/modal.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import textClasses from '../../ui/text.module.css'
import { toast } from '../../ui/toast.ts'
import { deviceName } from './device-name.ts'
import classes from './own-sessions.module.css'
import { SettingsSection } from './settings-section.tsx'

const key = ['sessions'] as const

/** The user's open sessions, with buttons to end them. */
export const OwnSessions = () => {
  const t = useTranslations('sessions')
  const tList = useTranslations('list')
  const client = useClient()
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await client.auth.sessions({}, { signal })).data,
  })
  return (
    <SettingsSection title={t('title')}>
      <p className={textClasses.hint}>{t('message')}</p>
      {isError && (
        <p role="alert">
          {tList('failed')}{' '}
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            {tList('retry')}
          </Button>
        </p>
      )}
      {!data && !isError && <Skeleton height={120} />}
      {data && (
        <ul className={classes.list}>
          {data.map(session => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      )}
      <LogOutEverywhere />
    </SettingsSection>
  )
}

const Session = ({ session }: { session: OpenSession }) => {
  const t = useTranslations('sessions')
  const client = useClient()
  const name = deviceName(session.agent) || t('unknown')
  const { run, isBusy, entries } = useCall({ invalidates: [key] })
  const end = async () => {
    const answer = await run(() => client.auth.endSession({ params: { id: session.id } }))
    if (answer) toast(t('ended', { name }))
  }
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className={classes.facts}>
          {session.address} · {t('seen')} <RelativeTime time={session.seenAt} />
        </span>
        <ErrorSummary entries={entries} />
      </div>
      {session.current ? (
        <span className={classes.current}>{t('current')}</span>
      ) : (
        <Button
          variant="default"
          size="xs"
          loading={isBusy}
          onClick={() => void end()}
          aria-label={t('endNamed', { name })}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}

const LogOutEverywhere = () => {
  const t = useTranslations('sessions')
  const client = useClient()
  const [opened, setOpened] = useState(false)
  const { run, isBusy, entries } = useCall()
  const [isEnding, setEnding] = useState(false)
  const logOutEverywhere = async () => {
    if (!(await run(() => client.auth.logoutEverywhere()))) return
    setEnding(true)
    // A full page load clears everything that is in memory.
    location.assign(adminUrl('/login'))
  }
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('everywhere')}
      </Button>
      <Modal
        title={t('everywhereTitle')}
        opened={opened}
        onClose={() => setOpened(false)}
        theme="orange"
        confirm={{
          label: t('everywhere'),
          onConfirm: () => void logOutEverywhere(),
          busy: isBusy || isEnding,
        }}
      >
        {t('everywhereMessage')}
        {entries.length > 0 && <p role="alert">{t('failed')}</p>}
      </Modal>
    </>
  )
}
