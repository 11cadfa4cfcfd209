import { ActionIcon, Button, Group, Menu, NativeSelect } from '@mantine/core'
import { uploadExtensions } from '@ximblox/contract/file-types'
import { type MediaKind, mediaKinds } from '@ximblox/contract/media'
import ChevronDown from 'lucide-react/icons/chevron-down'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import Upload from 'lucide-react/icons/upload'
import { type ChangeEvent, useEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { debounce } from '../../list/debounce.ts'
import { SearchBox } from '../../list/search-box.tsx'
import { TagFilter } from '../../tags/tag-filter.tsx'
import { fileOrders } from '../file-order.ts'
import { filesOf } from '../uploads/chosen-files.ts'
import { useLibrary } from './library-context.ts'
import { undescribed } from './library-place.ts'
import classes from './library-tools.module.css'

/** What the dialog of the operating system offers. */
const accepted = uploadExtensions.map(extension => `.${extension}`).join(',')

// Missing from React's types.
const folderAttributes = { webkitdirectory: '' }

const searchDelay = { wait: 300, maxWait: 1000 }

export const LibraryTools = ({ kinds }: { kinds: readonly MediaKind[] | undefined }) => {
  const t = useTranslations('media')
  const tKind = useTranslations('media.kinds')
  const tOrder = useTranslations('media.orders')
  const tSort = useTranslations('page.overview.sort')
  const { place, change, mayChange } = useLibrary()
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
              variant={place.view === view ? 'filled' : 'default'}
              color="gray"
              size="lg"
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
      {mayChange && <AddButtons />}
    </div>
  )
}

const AddButtons = () => {
  const t = useTranslations('media')
  const { place, openDialog, uploadInto } = useLibrary()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const uploadChosen = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files ? filesOf(event.currentTarget.files) : []
    // Otherwise choosing the same file again would not fire a change event.
    event.currentTarget.value = ''
    uploadInto(place.folder, chosen)
  }
  return (
    <Group gap="xs">
      <Button leftSection={<Upload size={16} aria-hidden />} onClick={() => files.current?.click()}>
        {t('upload')}
      </Button>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <Button variant="default" rightSection={<ChevronDown size={16} aria-hidden />}>
            {t('add')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => openDialog({ kind: 'create-folder' })}>{t('newFolder')}</Menu.Item>
          <Menu.Item onClick={() => folder.current?.click()}>{t('uploadFolder')}</Menu.Item>
          <Menu.Item onClick={() => openDialog({ kind: 'add-video' })}>{t('addVideo')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <input ref={files} type="file" accept={accepted} multiple hidden onChange={uploadChosen} />
      <input ref={folder} type="file" {...folderAttributes} hidden onChange={uploadChosen} />
    </Group>
  )
}
