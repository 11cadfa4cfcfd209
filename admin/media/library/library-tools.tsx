import { ActionIcon } from '@mantine/core'
import { type MediaKind, mediaKinds } from '@ximblox/contract/media'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { BarSelect } from '../../list/bar-select.tsx'
import { ChoiceFilter } from '../../list/choice-filter.tsx'
import { debounce } from '../../list/debounce.ts'
import { ListBar } from '../../list/list-bar.tsx'
import { TagFilter } from '../../tags/tag-filter.tsx'
import { type FileOrder, fileOrders } from '../file-order.ts'
import { useLibrary } from './library-context.ts'
import { undescribed } from './library-place.ts'
import classes from './library-tools.module.css'

const searchDelay = { wait: 300, maxWait: 1000 }

interface Props {
  kinds: readonly MediaKind[] | undefined
  /** Beside the filters where the library has no head of its own. */
  addButtons: ReactNode
}

export const LibraryTools = ({ kinds, addButtons }: Props) => {
  const t = useTranslations('media')
  const tKind = useTranslations('media.kinds')
  const tOrder = useTranslations('media.orders')
  const tSort = useTranslations('page.overview.sort')
  const { place, change } = useLibrary()
  const kindOptions = kinds ?? mediaKinds
  const search = useMemo(
    () => debounce((term: string) => change({ term, fileID: undefined }), searchDelay),
    [change],
  )
  useEffect(() => search.cancel, [search])
  return (
    <ListBar
      search={{ term: place.term, onSearch: search }}
      end={
        <>
          <BarSelect
            label={tSort('sortBy')}
            isLabelHidden
            value={orderOf(place)}
            options={fileOrders.flatMap(sortBy =>
              (['asc', 'desc'] as const).map(sortOrder => ({
                value: orderOf({ sortBy, sortOrder }),
                label: tOrder(orderOf({ sortBy, sortOrder })),
              })),
            )}
            onChange={chosen => {
              const sortBy = fileOrders.find(order => chosen.startsWith(`${order}-`)) ?? 'name'
              change({ sortBy, sortOrder: chosen.endsWith('-desc') ? 'desc' : 'asc' })
            }}
          />
          <ActionIcon.Group aria-label={t('view')}>
            {[['grid', LayoutGrid] as const, ['list', List] as const].map(([view, Icon]) => (
              <ActionIcon
                key={view}
                variant="subtle"
                color="gray"
                size="md"
                className={classes.view}
                aria-pressed={place.view === view}
                aria-label={t(view === 'grid' ? 'asGrid' : 'asList')}
                title={t(view === 'grid' ? 'asGrid' : 'asList')}
                onClick={() => change({ view })}
              >
                <Icon size={16} aria-hidden />
              </ActionIcon>
            ))}
          </ActionIcon.Group>
          {addButtons}
        </>
      }
    >
      <ChoiceFilter
        label={t('kind')}
        all={t('allKinds')}
        value={place.kind}
        options={[
          ...kindOptions.map(value => ({ value, label: tKind(value) })),
          { value: undescribed, label: t('undescribed') },
        ]}
        onFilter={kind => change({ kind })}
      />
      <TagFilter
        kind="private"
        tag={place.tag}
        onFilter={tag => change({ tag, fileID: undefined })}
        isInBar
      />
    </ListBar>
  )
}

type Order = `${FileOrder}-${'asc' | 'desc'}`

const orderOf = ({ sortBy, sortOrder }: { sortBy: FileOrder; sortOrder: 'asc' | 'desc' }): Order =>
  `${sortBy}-${sortOrder}`
