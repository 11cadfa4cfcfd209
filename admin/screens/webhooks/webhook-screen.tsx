import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { isRefusal } from '@ximblox/contract/client/errors'
import type { Webhook } from '@ximblox/contract/webhooks'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { NotFoundScreen } from '../../pages/not-found-screen.tsx'
import { Facts } from '../../ui/facts.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import badge from '../../ui/state-badge.module.css'
import { toast } from '../../ui/toast.ts'
import { useDateTime } from '../../ui/use-date-time.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { RenewDialog } from './renew-dialog.tsx'
import { isOn, stateNote } from './webhook-state.ts'
import classes from './webhooks.module.css'
import { webhooksKey } from './webhooks-key.ts'

/** `/cmsadmin/settings/webhooks/{id}`: one webhook with the log of its deliveries. */
export const WebhookScreen = () => {
  const t = useTranslations('webhooks')
  const client = useClient()
  const { id = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery({
    queryKey: [...webhooksKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await client.webhook.get({ params: { id: Number(id) } }, { signal })).webhook,
  })
  if (isRefusal(error) && error.status === 404) return <NotFoundScreen />
  if (data) return <LoadedWebhook webhook={data} />
  return (
    <>
      <ScreenHead />
      {error ? (
        <LoadFailed message={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} maw={720} />
      )}
    </>
  )
}

const LoadedWebhook = ({ webhook }: { webhook: Webhook }) => {
  const t = useTranslations('webhooks')
  const client = useClient()
  const { run, entries, isBusy } = useCall({ invalidates: [webhooksKey] })
  const [dialog, setDialog] = useState<'edit' | 'renew' | 'delete'>()
  const onClose = () => setDialog(undefined)
  const sendTest = async () => {
    if (await run(() => client.webhook.test({ params: { id: webhook.id } }))) toast(t('testSent'))
  }
  return (
    <>
      <ScreenHead
        title={webhook.name}
        actions={
          <>
            <Button onClick={() => void sendTest()} loading={isBusy} disabled={!isOn(webhook.state)}>
              {t('test')}
            </Button>
            <Button variant="default" onClick={() => setDialog('edit')}>
              {t('edit')}
            </Button>
            <Button variant="default" onClick={() => setDialog('renew')}>
              {t('renew')}
            </Button>
            <Button variant="default" onClick={() => setDialog('delete')}>
              {t('delete')}
            </Button>
          </>
        }
      />
      <ErrorSummary entries={entries} />
      {!webhook.canSign && <Note theme="orange">{t('unsignedNote')}</Note>}
      <StateNote webhook={webhook} />
      <WebhookFacts webhook={webhook} />
      <DeliveryList webhookID={webhook.id} />
      {dialog === 'edit' && <EditDialog webhook={webhook} onClose={onClose} />}
      {dialog === 'renew' && <RenewDialog webhook={webhook} onClose={onClose} />}
      {dialog === 'delete' && <DeleteDialog webhook={webhook} onClose={onClose} />}
    </>
  )
}

const StateNote = ({ webhook }: { webhook: Webhook }) => {
  const t = useTranslations('webhooks')
  const timeOf = useDateTime()
  const shown = stateNote(webhook)
  switch (shown?.note) {
    case 'off':
      return <Note>{t('offNote')}</Note>
    case 'disabled':
      return <Note theme="orange">{t('disabledNote')}</Note>
    case 'failing':
      return <Note theme="orange">{t('failingNote', { time: timeOf(shown.since) })}</Note>
    case undefined:
      return null
  }
}

const WebhookFacts = ({ webhook: { state, url, events, formerSignatureUntil } }: { webhook: Webhook }) => {
  const t = useTranslations('webhooks')
  const tState = useTranslations('webhooks.state')
  const tEvent = useTranslations('webhooks.event')
  const format = useFormatter()
  const timeOf = useDateTime()
  return (
    <Facts>
      <dt>{t('stateTitle')}</dt>
      <dd>
        <span className={badge.badge} data-state={state}>
          {tState(state)}
        </span>
      </dd>
      <dt>{t('url')}</dt>
      <dd className={classes.url}>{url}</dd>
      <dt>{t('events')}</dt>
      <dd>{format.list(events.map(event => tEvent(event)))}</dd>
      {formerSignatureUntil !== null && (
        <>
          <dt>{t('secret')}</dt>
          <dd>{t('formerUntil', { time: timeOf(formerSignatureUntil) })}</dd>
        </>
      )}
    </Facts>
  )
}
