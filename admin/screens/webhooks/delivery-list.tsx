import { Button, Title } from '@mantine/core'
import type { WebhookDelivery } from '@ximblox/contract/webhooks'
import { useFormatter, useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import type { Column } from '../../list/list-table.tsx'
import { usePagedList } from '../../list/use-paged-list.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import badge from '../../ui/state-badge.module.css'
import textClasses from '../../ui/text.module.css'
import { toast } from '../../ui/toast.ts'
import { isAwaited, triedAgainAt } from './webhook-state.ts'
import classes from './webhooks.module.css'
import { webhooksKey } from './webhooks-key.ts'

/** The log of a webhook. What waits for its first attempt is shown as soon as its outcome is known. */
export const DeliveryList = ({ webhookID }: { webhookID: number }) => {
  const t = useTranslations('webhooks')
  const client = useClient()
  const { run, entries, isBusy } = useCall({ invalidates: [webhooksKey] })
  const list = usePagedList<WebhookDelivery>({
    key: [...webhooksKey, 'deliveries', webhookID],
    fetchPage: async ({ pageIndex, pageSize }, signal) => {
      const call = { params: { id: webhookID }, body: { pageIndex, pageSize } }
      return (await client.webhook.deliveries(call, { signal })).data
    },
    isPending: isAwaited,
  })
  const replay = async (delivery: number) => {
    if (await run(() => client.webhook.replay({ params: { id: webhookID, delivery } }))) toast(t('replayed'))
  }
  return (
    <>
      <Title order={2} mt="xl" mb="sm">
        {t('deliveries')}
      </Title>
      <ErrorSummary entries={entries} />
      <ListScreen
        list={list}
        label={t('deliveries')}
        columns={useColumns(isBusy, id => void replay(id))}
        rowKey={delivery => delivery.id}
        empty={t('noDeliveries')}
      />
    </>
  )
}

const useColumns = (isBusy: boolean, onReplay: (id: number) => void): Column<WebhookDelivery>[] => {
  const t = useTranslations('webhooks')
  const tEvent = useTranslations('webhooks.event')
  return [
    {
      id: 'event',
      title: t('eventTitle'),
      cell: delivery => (
        <>
          <span className={`${textClasses.nameLink} ${classes.name}`}>
            {tEvent(delivery.event)} {delivery.objectID > 0 && `#${delivery.objectID}`}
          </span>
          <span className={textClasses.detailLine}>
            <RelativeTime time={delivery.createdAt} />
          </span>
          <span data-narrow>
            <Outcome delivery={delivery} />
          </span>
        </>
      ),
    },
    { id: 'state', title: t('stateTitle'), cell: delivery => <DeliveryState delivery={delivery} /> },
    {
      id: 'answer',
      title: t('answer'),
      cell: delivery => <Outcome delivery={delivery} />,
      isSecondary: true,
    },
    {
      id: 'actions',
      title: t('replay'),
      cell: ({ id, state }) =>
        state !== 'waiting' && (
          <Button
            variant="default"
            size="xs"
            disabled={isBusy}
            onClick={() => onReplay(id)}
            aria-label={t('replayNamed', { id: String(id) })}
          >
            {t('replay')}
          </Button>
        ),
    },
  ]
}

const DeliveryState = ({ delivery }: { delivery: WebhookDelivery }) => {
  const t = useTranslations('webhooks')
  const tState = useTranslations('webhooks.deliveryState')
  const format = useFormatter()
  const { state, attempts } = delivery
  const nextAt = triedAgainAt(delivery)
  return (
    <>
      <span className={badge.badge} data-state={state}>
        {tState(state)}
      </span>
      {attempts > 0 && <span className={textClasses.detailLine}>{t('attempts', { count: attempts })}</span>}
      {nextAt !== null && (
        <span className={textClasses.detailLine}>
          {t('next', { time: format.dateTime(new Date(nextAt), { dateStyle: 'short', timeStyle: 'short' }) })}
        </span>
      )}
    </>
  )
}

const Outcome = ({ delivery: { status, failure, detail } }: { delivery: WebhookDelivery }) => {
  const tFailure = useTranslations('webhooks.failure')
  return (
    <>
      {failure !== null && tFailure(failure)}
      <span className={textClasses.detailLine}>{status === null ? detail : `HTTP ${status}`}</span>
    </>
  )
}
