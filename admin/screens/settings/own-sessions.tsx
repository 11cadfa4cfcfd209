import { Button, Skeleton, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OpenSession } from '@ximblox/contract/auth'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { addressOf } from '../../base-path.ts'
import { reportFailure } from '../../report-failure.ts'
import { Modal } from '../../ui/modal.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { toast } from '../../ui/toast.ts'
import { deviceName } from './device-name.ts'
import classes from './own-sessions.module.css'

const key = ['sessions'] as const

/** Where one is logged in, and how not to be any more. */
export const OwnSessions = () => {
  const t = useTranslations('sessions')
  const tList = useTranslations('list')
  const client = useClient()
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await client.auth.sessions({}, { signal })).data,
  })
  return (
    <section className={classes.section}>
      <Title order={2}>{t('title')}</Title>
      <p>{t('message')}</p>
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
    </section>
  )
}

const Session = ({ session }: { session: OpenSession }) => {
  const t = useTranslations('sessions')
  const tModal = useTranslations('modal')
  const client = useClient()
  const queries = useQueryClient()
  const name = deviceName(session.agent) || t('unknown')
  const end = useMutation({
    mutationFn: () => client.auth.endSession({ params: { id: session.id } }),
    onSuccess: () => toast({ message: t('ended', { name }), close: tModal('close') }),
    onError: error => reportFailure('A session could not be ended', error),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className={classes.facts}>
          {session.address} · {t('seen')} <RelativeTime time={session.seenAt} />
        </span>
      </div>
      {session.current ? (
        <span className={classes.current}>{t('current')}</span>
      ) : (
        <Button
          variant="default"
          size="xs"
          loading={end.isPending}
          onClick={() => end.mutate()}
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
  const everywhere = useMutation({
    mutationFn: () => client.auth.logoutEverywhere(),
    // A fresh document, so that nothing the user saw stays in memory.
    onSuccess: () => location.assign(addressOf('/login')),
    onError: error => reportFailure('The sessions could not be ended', error),
  })
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
          onConfirm: () => everywhere.mutate(),
          busy: everywhere.isPending || everywhere.isSuccess,
        }}
      >
        {t('everywhereMessage')}
        {everywhere.isError && <p role="alert">{t('failed')}</p>}
      </Modal>
    </>
  )
}
