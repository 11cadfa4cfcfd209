import type { BulkAction } from '@ximblox/contract/bulk'
import { isLocale, type Locale } from '@ximblox/contract/locales'
import type { OverviewRow } from '@ximblox/contract/overview'
import { allows } from '@ximblox/contract/rules/permissions'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ListBar } from '../../list/list-bar.tsx'
import { ListTotal } from '../../list/list-total.tsx'
import { Pager } from '../../list/pager.tsx'
import { readOverview, storeOverview } from '../../preferences.ts'
import { useSession } from '../../session/use-session.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { BulkBar } from './overview/bulk-bar.tsx'
import { withHidden } from './overview/columns.ts'
import { DisplayMenu } from './overview/display-menu.tsx'
import { FilterBar } from './overview/filter-bar.tsx'
import { OverviewDialogs } from './overview/overview-dialogs.tsx'
import { PageRow } from './overview/page-row.tsx'
import { PageTable } from './overview/page-table.tsx'
import type { PreparedAction } from './overview/table-context.ts'
import { useOverview } from './overview/use-overview.ts'
import { useSelection } from './overview/use-selection.ts'
import { useSortColumns } from './overview/use-sort-columns.ts'
import { ViewSwitch } from './overview/view-switch.tsx'
import { Views } from './overview/views.tsx'

const Structure = lazyComponent(async () => (await import('./overview/structure.tsx')).Structure)

interface Props {
  title: string
  crumbs?: readonly { title: string; path?: string }[]
  /** Id of the type to list; all types if absent. */
  type?: string
}

export const PageListScreen = ({ title, crumbs = [], type = '' }: Props) => {
  const t = useTranslations('page')
  const tBin = useTranslations('bin')
  const { permissions } = useSession()
  const { list, counts, isDated, filter, filterBy, showAll } = useOverview(type)
  const { availableLocales = [], defaultLocale = '' } = useSettings() ?? {}
  const [preferences, setPreferences] = useState(readOverview)
  const selection = useSelection()
  const [prepared, prepare] = useState<PreparedAction>()
  const [translating, translate] = useState<{ row: OverviewRow; locale: Locale }>()
  const prefer = (next: typeof preferences) => {
    setPreferences(next)
    storeOverview(next)
  }

  const locales = availableLocales.toSorted(
    (a, b) => Number(b === defaultLocale) - Number(a === defaultLocale),
  )
  const context = {
    locales: withHidden(locales, list.items ?? []),
    preferences,
    selection,
    isDated,
    onTranslate: (row: OverviewRow, locale: Locale) => translate({ row, locale }),
    onAct: (action: BulkAction, rows: readonly OverviewRow[]) => prepare({ action, rows }),
  }
  const isSearched = list.searchTerm !== ''
  // Search results and filtered pages are a list.
  const isNarrowed = showAll !== undefined || isSearched
  const isStructure = type === '' && preferences.view === 'structure' && !isNarrowed
  const mayCreate = allows(permissions, 'create-page', type === '' ? {} : { type })
  const sortColumns = useSortColumns({ isSearched, isDated })
  return (
    <>
      <PageHead
        title={title}
        crumbs={crumbs}
        actions={
          <>
            {type === '' && (
              <ViewSwitch
                view={isStructure ? 'structure' : 'list'}
                onChange={view => prefer({ ...preferences, view })}
              />
            )}
            {allows(permissions, 'delete-page') && (
              <ButtonLink variant="default" to="/bin">
                {tBin('open')}
              </ButtonLink>
            )}
            {mayCreate && (
              <ButtonLink
                to="/new-page"
                search={{
                  ...(type !== '' && { type }),
                  ...(filter.locale !== '' && { locale: filter.locale }),
                }}
              >
                {t('new.title')}
              </ButtonLink>
            )}
          </>
        }
      />
      <section aria-label={title}>
        <ListBar
          search={{ term: list.searchTerm, onSearch: list.search }}
          end={
            <>
              {isNarrowed && <ListTotal list={list} />}
              <DisplayMenu
                list={list}
                sortColumns={sortColumns}
                isDated={isDated}
                preferences={preferences}
                onChange={prefer}
              />
            </>
          }
        >
          <Views counts={counts} shown={filter.show} onShow={view => filterBy('show', view)} />
          <FilterBar filter={filter} onFilter={filterBy} />
        </ListBar>
        {isStructure && isLocale(defaultLocale) ? (
          <Structure
            label={title}
            locale={defaultLocale}
            context={context}
            onMove={(row, under) => prepare({ action: 'move', rows: [row], under })}
          />
        ) : (
          <>
            <PageTable
              label={title}
              rows={list.items}
              isLoading={list.isLoading}
              failed={list.isFailed ? { retry: list.retry } : undefined}
              narrowing={{ list, onClearFilters: showAll }}
              locales={context.locales}
              isDated={isDated}
              preferences={preferences}
              sorting={{ list, columns: sortColumns }}
            >
              {row => <PageRow key={row.id} row={row} context={context} />}
            </PageTable>
            <Pager pageIndex={list.pageIndex} pageCount={list.pageCount} onPage={list.goTo} />
          </>
        )}
        <BulkBar selection={selection} onAct={context.onAct} />
      </section>
      <OverviewDialogs
        prepared={prepared}
        translating={translating}
        onClose={() => {
          prepare(undefined)
          translate(undefined)
        }}
        onDone={selection.clear}
      />
    </>
  )
}
