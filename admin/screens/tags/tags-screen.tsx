import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { tagColumns, tagKinds } from '@ximblox/contract/tags'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ChoiceFilter } from '../../list/choice-filter.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { usePagedList } from '../../list/use-paged-list.ts'
import { useSearchFilter } from '../../list/use-search-filter.ts'
import { tagsKey } from '../../tags/tag-queries.ts'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { useTagColumns } from './tag-columns.tsx'
import { type TagAction, TagDialog } from './tag-dialog.tsx'
import { kindIn } from './tag-rows.ts'

/** `/cmsadmin/settings/tags`. */
export const TagsScreen = () => {
  const t = useTranslations('tags')
  const [action, setAction] = useState<TagAction>()
  return (
    <>
      <ScreenHead actions={<Button onClick={() => setAction({ kind: 'create' })}>{t('add')}</Button>} />
      <TagList onAct={setAction} />
      {action && <TagDialog action={action} onClose={() => setAction(undefined)} />}
    </>
  )
}

const TagList = ({ onAct }: { onAct: (action: TagAction) => void }) => {
  const t = useTranslations('tags')
  const client = useClient()
  const { filterBy } = useSearchFilter<'kind'>()
  const kind = kindIn(useSearch({ strict: false }).kind)
  const list = usePagedList({
    key: [...tagsKey, 'list', kind],
    columns: tagColumns,
    defaultOrder: { columnToSort: 'name', sortOrder: 'asc' },
    fetchPage: async (list, signal) => (await client.tag.list({ body: { kind, ...list } }, { signal })).data,
  })
  const sortColumns = [
    { value: 'name', label: t('name') },
    { value: 'kind', label: t('kind') },
    { value: 'uses', label: t('uses') },
  ]
  return (
    <ListScreen
      list={list}
      label={t('title')}
      columns={useTagColumns(onAct)}
      rowKey={tag => tag.id}
      sortColumns={sortColumns}
      empty={t('none')}
      emptyAction={<Button onClick={() => onAct({ kind: 'create' })}>{t('add')}</Button>}
      onClearFilters={kind === '' ? undefined : () => filterBy('kind', '')}
      searchable
      controls={
        <ChoiceFilter
          label={t('kind')}
          all={t('allKinds')}
          value={kind}
          options={tagKinds.map(value => ({ value, label: t(`kinds.${value}`) }))}
          onFilter={value => filterBy('kind', value)}
        />
      }
    />
  )
}
