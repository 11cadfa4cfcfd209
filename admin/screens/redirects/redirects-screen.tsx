import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { redirectColumns, redirectKinds } from '@ximblox/contract/redirects'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ChoiceFilter } from '../../list/choice-filter.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { usePagedList } from '../../list/use-paged-list.ts'
import { useRowSelection } from '../../list/use-row-selection.ts'
import { useSearchFilter } from '../../list/use-search-filter.ts'
import { Menu } from '../../ui/menu.tsx'
import { MenuItem } from '../../ui/menu-item.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { DeleteSeveralDialog } from './delete-several-dialog.tsx'
import { kindIn } from './entered-redirect.ts'
import { useRedirectColumns } from './redirect-columns.tsx'
import { type RedirectAction, RedirectDialog } from './redirect-dialog.tsx'
import { redirectsKey } from './redirects-key.ts'

/** `/cmsadmin/settings/redirects`. */
export const RedirectsScreen = () => {
  const [action, setAction] = useState<RedirectAction>()
  return (
    <>
      <ScreenHead actions={<Actions onAct={setAction} />} />
      <RedirectList onAct={setAction} />
      {action && <RedirectDialog action={action} onAct={setAction} />}
    </>
  )
}

interface ActProps {
  onAct: (action: RedirectAction) => void
}

const Actions = ({ onAct }: ActProps) => {
  const t = useTranslations('redirects')
  const client = useClient()
  return (
    <>
      <Menu
        width={280}
        target={
          <Button variant="default" aria-label={t('more')}>
            <MoreHorizontal size={16} aria-hidden />
          </Button>
        }
      >
        <MenuItem label={t('test.title')} hint={t('test.hint')} onChoose={() => onAct({ kind: 'test' })} />
        <MenuItem
          label={t('import.action')}
          hint={t('import.hint')}
          onChoose={() => onAct({ kind: 'import' })}
        />
        <MenuItem
          label={t('export')}
          hint={t('exportHint')}
          onChoose={() => window.location.assign(client.redirect.csv())}
        />
      </Menu>
      <Button onClick={() => onAct({ kind: 'create' })}>{t('add')}</Button>
    </>
  )
}

const RedirectList = ({ onAct }: ActProps) => {
  const t = useTranslations('redirects')
  const tList = useTranslations('list')
  const client = useClient()
  const { filterBy } = useSearchFilter<'kind'>()
  const kind = kindIn(useSearch({ strict: false }).kind)
  const list = usePagedList({
    key: [...redirectsKey, kind],
    columns: redirectColumns,
    defaultOrder: { columnToSort: 'since', sortOrder: 'desc' },
    fetchPage: async (list, signal) =>
      (await client.redirect.list({ body: { kind, ...list } }, { signal })).data,
  })
  const { chosen, selected, select, clear } = useRowSelection(list.items)
  const [isDeleting, setDeleting] = useState(false)
  const columns = useRedirectColumns(onAct, { selected: chosen, onSelect: select })
  return (
    <>
      <ListScreen
        list={list}
        label={t('title')}
        columns={columns}
        rowKey={redirect => redirect.id}
        sortColumns={[
          { value: 'from', label: t('from') },
          { value: 'since', label: tList('created'), order: 'desc' },
          { value: 'hits', label: t('hits'), order: 'desc' },
          { value: 'lastHitAt', label: t('lastHit'), order: 'desc' },
        ]}
        empty={t('none')}
        emptyAction={<Button onClick={() => onAct({ kind: 'create' })}>{t('add')}</Button>}
        onClearFilters={kind === '' ? undefined : () => filterBy('kind', '')}
        searchable
        controls={
          <ChoiceFilter
            label={t('origin')}
            all={t('allKinds')}
            value={kind}
            options={redirectKinds.map(value => ({ value, label: t(`kinds.${value}`) }))}
            onFilter={value => filterBy('kind', value)}
          />
        }
        selection={
          selected.length > 0 && (
            <Button variant="default" size="xs" onClick={() => setDeleting(true)}>
              {t('deleteSelected', { count: selected.length })}
            </Button>
          )
        }
      />
      {isDeleting && (
        <DeleteSeveralDialog
          ids={selected}
          found={{ kind, searchTerm: list.searchTerm, total: list.totalItems ?? 0 }}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false)
            clear()
          }}
        />
      )}
    </>
  )
}
