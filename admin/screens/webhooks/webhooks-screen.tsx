import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Webhook } from '@ximblox/contract/webhooks'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import type { Column } from '../../list/list-table.tsx'
import { usePagedList } from '../../list/use-paged-list.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import badge from '../../ui/state-badge.module.css'
import textClasses from '../../ui/text.module.css'
import { CreateDialog } from './create-dialog.tsx'
import classes from './webhooks.module.css'
import { webhooksKey } from './webhooks-key.ts'

/** `/cmsadmin/settings/webhooks`. */
export const WebhooksScreen = () => {
  const t = useTranslations('webhooks')
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <ScreenHead actions={<Button onClick={() => setCreating(true)}>{t('add')}</Button>} />
      <WebhookList onCreate={() => setCreating(true)} />
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </>
  )
}

const WebhookList = ({ onCreate }: { onCreate: () => void }) => {
  const t = useTranslations('webhooks')
  const tList = useTranslations('list')
  const client = useClient()
  const list = usePagedList({
    key: [...webhooksKey, 'list'],
    columns: ['name', 'createdAt'],
    defaultOrder: { columnToSort: 'createdAt', sortOrder: 'desc' },
    fetchPage: async (list, signal) => (await client.webhook.list({ body: list }, { signal })).data,
  })
  return (
    <ListScreen
      list={list}
      label={t('title')}
      columns={useColumns()}
      rowKey={webhook => webhook.id}
      sortColumns={[
        { value: 'name', label: t('name') },
        { value: 'createdAt', label: tList('created'), order: 'desc' },
      ]}
      empty={t('none')}
      emptyAction={<Button onClick={onCreate}>{t('add')}</Button>}
      searchable
    />
  )
}

const useColumns = (): Column<Webhook>[] => {
  const t = useTranslations('webhooks')
  const tState = useTranslations('webhooks.state')
  const tList = useTranslations('list')
  return [
    {
      id: 'name',
      title: t('name'),
      cell: ({ id, name, url }) => (
        <>
          <Link
            to="/settings/webhooks/$id"
            params={{ id: String(id) }}
            className={`${textClasses.nameLink} ${classes.name}`}
          >
            {name}
          </Link>
          <span className={textClasses.detailLine}>{url}</span>
        </>
      ),
    },
    {
      id: 'state',
      title: t('stateTitle'),
      cell: ({ state }) => (
        <span className={badge.badge} data-state={state}>
          {tState(state)}
        </span>
      ),
    },
    {
      id: 'createdAt',
      title: tList('created'),
      cell: ({ createdAt }) => <RelativeTime time={createdAt} />,
      isSecondary: true,
    },
    {
      id: 'deliveredAt',
      title: t('lastDelivery'),
      cell: ({ deliveredAt }) =>
        deliveredAt === null ? (
          <span className={textClasses.detailLine}>{t('never')}</span>
        ) : (
          <RelativeTime time={deliveredAt} />
        ),
      isSecondary: true,
    },
  ]
}
