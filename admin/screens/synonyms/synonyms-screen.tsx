import { Button } from '@mantine/core'
import { allows } from '@ximblox/contract/rules/permissions'
import { type SynonymGroup, synonymColumns } from '@ximblox/contract/synonyms'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { usePagedList } from '../../list/use-paged-list.ts'
import { useSession } from '../../session/use-session.ts'
import { SettingsNav } from '../../settings/settings-nav.tsx'
import { NoPermission } from '../../ui/no-permission.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { type SynonymAction, useSynonymColumns } from './synonym-columns.tsx'
import classes from './synonyms.module.css'
import { synonymsKey } from './synonyms-key.ts'

/** `/cmsadmin/settings/synonyms`: the words that mean the same to the search of the site. */
export const SynonymsScreen = () => {
  const t = useTranslations('synonyms')
  const { permissions } = useSession()
  const [action, setAction] = useState<SynonymAction>()
  const mayManage = allows(permissions, 'manage-search')
  const onClose = () => setAction(undefined)
  return (
    <>
      <PageHead
        title={t('title')}
        actions={mayManage && <Button onClick={() => setAction({ kind: 'create' })}>{t('add')}</Button>}
      >
        <SettingsNav />
      </PageHead>
      {mayManage ? <SynonymList onAct={setAction} /> : <NoPermission>{t('forbidden')}</NoPermission>}
      {action?.kind === 'create' && <EditDialog onClose={onClose} />}
      {action?.kind === 'edit' && <EditDialog group={action.group} onClose={onClose} />}
      {action?.kind === 'delete' && <DeleteDialog group={action.group} onClose={onClose} />}
    </>
  )
}

const SynonymList = ({ onAct }: { onAct: (action: SynonymAction) => void }) => {
  const t = useTranslations('synonyms')
  const client = useClient()
  const list = usePagedList({
    key: synonymsKey,
    columns: synonymColumns,
    defaultOrder: { columnToSort: 'words', sortOrder: 'asc' },
    fetchPage: async (list, signal) => (await client.synonym.list({ body: list }, { signal })).data,
  })
  return (
    <>
      <p className={classes.intro}>{t('intro')}</p>
      <ListScreen<SynonymGroup>
        list={list}
        label={t('title')}
        columns={useSynonymColumns(onAct)}
        rowKey={group => group.id}
        sortColumns={[
          { value: 'words', label: t('words') },
          { value: 'language', label: t('language') },
        ]}
        empty={t('none')}
        searchable
      />
    </>
  )
}
