import { Button } from '@mantine/core'
import { type SynonymGroup, synonymColumns } from '@ximblox/contract/synonyms'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { usePagedList } from '../../list/use-paged-list.ts'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { type SynonymAction, useSynonymColumns } from './synonym-columns.tsx'
import classes from './synonyms.module.css'
import { synonymsKey } from './synonyms-key.ts'

/** `/cmsadmin/settings/synonyms`: the words that mean the same to the search of the site. */
export const SynonymsScreen = () => {
  const t = useTranslations('synonyms')
  const [action, setAction] = useState<SynonymAction>()
  const onClose = () => setAction(undefined)
  return (
    <>
      <ScreenHead actions={<Button onClick={() => setAction({ kind: 'create' })}>{t('add')}</Button>} />
      <SynonymList onAct={setAction} />
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
        emptyAction={<Button onClick={() => onAct({ kind: 'create' })}>{t('add')}</Button>}
        searchable
      />
    </>
  )
}
