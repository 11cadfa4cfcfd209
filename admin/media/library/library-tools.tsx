import { ActionIcon, Group, NativeSelect } from '@mantine/core'
import { type MediaKind, mediaKinds } from '@ximblox/contract/media'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { debounce } from '../../list/debounce.ts'
import { SearchBox } from '../../list/search-box.tsx'
import { TagFilter } from '../../tags/tag-filter.tsx'
import { fileOrders } from '../file-order.ts'
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
    <div className={classes.tools}>
      <Group gap="xs">
        <NativeSelect
          aria-label={t('kind')}
          value={place.kind}
          onChange={event =>
            change({
              kind: [...kindOptions, undescribed].find(kind => kind === event.currentTarget.value) ?? '',
            })
          }
          data={[
            { value: '', label: t('allKinds') },
            ...kindOptions.map(value => ({ value, label: tKind(value) })),
            { value: undescribed, label: t('undescribed') },
          ]}
        />
        <TagFilter
          kind="private"
          tag={place.tag}
          onFilter={tag => change({ tag, fileID: undefined })}
          isLabelHidden
        />
        <NativeSelect
          aria-label={tSort('sortBy')}
          value={`${place.sortBy} ${place.sortOrder}`}
          onChange={event => {
            const [sortBy, sortOrder] = event.currentTarget.value.split(' ')
            change({
              sortBy: fileOrders.find(order => order === sortBy) ?? 'name',
              sortOrder: sortOrder === 'desc' ? 'desc' : 'asc',
            })
          }}
          data={fileOrders.flatMap(order =>
            (['asc', 'desc'] as const).map(direction => ({
              value: `${order} ${direction}`,
              label: tOrder(`${order}-${direction}`),
            })),
          )}
        />
        <ActionIcon.Group aria-label={t('view')}>
          {[['grid', LayoutGrid] as const, ['list', List] as const].map(([view, Icon]) => (
            <ActionIcon
              key={view}
              variant="subtle"
              color="gray"
              size="lg"
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
        <SearchBox term={place.term} onSearch={search} />
      </Group>
      {addButtons}
    </div>
  )
}
