import { Button } from '@mantine/core'
import { type ApiToken, apiTokenColumns } from '@ximblox/contract/api-tokens'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { usePagedList } from '../../list/use-paged-list.ts'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { useTokenColumns } from './token-columns.tsx'
import { tokensKey } from './tokens-key.ts'

type Action = { kind: 'create' } | { kind: 'revoke'; token: ApiToken }

/** `/cmsadmin/settings/api-tokens`. */
export const APITokensScreen = () => {
  const t = useTranslations('apiTokens')
  const [action, setAction] = useState<Action>()
  const onClose = () => setAction(undefined)
  return (
    <>
      <ScreenHead actions={<Button onClick={() => setAction({ kind: 'create' })}>{t('add')}</Button>} />
      <TokenList onAct={setAction} />
      {action?.kind === 'create' && <CreateDialog onClose={onClose} />}
      {action?.kind === 'revoke' && <RevokeDialog token={action.token} onClose={onClose} />}
    </>
  )
}

const TokenList = ({ onAct }: { onAct: (action: Action) => void }) => {
  const t = useTranslations('apiTokens')
  const tList = useTranslations('list')
  const client = useClient()
  const list = usePagedList({
    key: tokensKey,
    columns: apiTokenColumns,
    defaultOrder: { columnToSort: 'createdAt', sortOrder: 'desc' },
    fetchPage: async (list, signal) => (await client.apiToken.list({ body: list }, { signal })).data,
  })
  return (
    <ListScreen
      list={list}
      label={t('title')}
      columns={useTokenColumns(token => onAct({ kind: 'revoke', token }))}
      rowKey={token => token.id}
      sortColumns={[
        { value: 'name', label: t('name') },
        { value: 'createdAt', label: tList('created'), order: 'desc' },
        { value: 'usedAt', label: t('used'), order: 'desc' },
      ]}
      empty={t('none')}
      emptyAction={<Button onClick={() => onAct({ kind: 'create' })}>{t('add')}</Button>}
      searchable
    />
  )
}
