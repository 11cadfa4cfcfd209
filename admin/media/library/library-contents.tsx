import { useMediaQuery } from '@mantine/hooks'
import type { MediaItem, MediaKind } from '@ximblox/contract/media'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { arrangeFiles } from '../file-order.ts'
import { root } from '../folders/paths.ts'
import { useFolderPath } from '../folders/use-folder-path.ts'
import { useLatestUpload } from '../uploads/use-latest-upload.ts'
import { useCompare } from '../use-compare.ts'
import { EmptyContents, FailedContents, LoadingContents } from './contents-states.tsx'
import { FileDetails } from './file-details.tsx'
import { FileList } from './files/file-list.tsx'
import { emptySelection, selectOnly } from './files/selection.ts'
import { SelectionBar } from './files/selection-bar.tsx'
import { FolderList } from './folders/folder-list.tsx'
import { FolderTree } from './folders/folder-tree.tsx'
import { useFolderDrop } from './folders/use-folder-drop.ts'
import classes from './library-contents.module.css'
import { useLibrary } from './library-context.ts'
import { LibraryCrumbs } from './library-crumbs.tsx'
import { isSearch, undescribed } from './library-place.ts'
import { SearchResult } from './search-result.tsx'
import { useContents } from './use-contents.ts'
import { useUrlSelection } from './use-url-selection.ts'

export interface PickerCallbacks {
  onChoose: (file: MediaItem | undefined) => void
  /** Called when the user confirms a file by opening it. */
  onPick: (file: MediaItem) => void
}

interface Props {
  kinds: readonly MediaKind[] | undefined
  picking: PickerCallbacks | undefined
}

export const LibraryContents = ({ kinds, picking }: Props) => {
  const t = useTranslations('media')
  const compare = useCompare()
  const pathOf = useFolderPath()
  const { place, change, directories: allFolders } = useLibrary()
  const { data, isError, isPlaceholderData, refetch } = useContents(place)
  const isNarrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false })
  const { isOver, target } = useFolderDrop(place.folder, 'desktop')
  const { kind, sortBy, sortOrder } = place
  const files = useMemo(() => {
    const isUndescribedOnly = kind === undescribed
    const shown = kind === '' || kind === undescribed ? kinds : [kind]
    return arrangeFiles(data?.files ?? [], { kinds: shown, isUndescribedOnly, sortBy, sortOrder }, compare)
  }, [data, kind, kinds, sortBy, sortOrder, compare])
  const { selection, select } = useUrlSelection(files)
  const latest = useLatestUpload(place.folder)
  const [seenUpload, setSeenUpload] = useState(latest)
  if (latest !== seenUpload) {
    setSeenUpload(latest)
    // A file that is uploaded while choosing one is selected.
    if (picking && latest !== undefined) select(selectOnly(latest))
  }
  const [selectedID] = selection.selected.size === 1 ? selection.selected : []
  const shown = files.find(({ id }) => id === selectedID)
  const notifyChoice = useEffectEvent((file: MediaItem | undefined) => picking?.onChoose(file))
  useEffect(() => notifyChoice(shown), [shown])
  const selected = files.filter(({ id }) => selection.selected.has(id))
  const hasFolders = allFolders?.some(({ path }) => path !== root) ?? true
  const isFound = isSearch(place)
  const directories = kind === '' ? (data?.directories ?? []) : []
  const isEmpty = data !== undefined && files.length === 0 && directories.length === 0
  const label = isFound ? t('found') : t('filesIn', { folder: pathOf(place.folder) })

  const tree = (
    <FolderTree
      label={t('folders')}
      current={place.folder}
      onChoose={folder => change({ folder, term: '', everywhere: false, fileID: undefined })}
      droppable
    />
  )
  return (
    <div className={classes.columns} data-picking={picking ? true : undefined}>
      {hasFolders && isNarrow && (
        <details className={classes.folded}>
          <summary>{t('folders')}</summary>
          {tree}
        </details>
      )}
      {hasFolders && !isNarrow && <div className={classes.tree}>{tree}</div>}
      <section className={classes.main} aria-label={label} aria-busy={isPlaceholderData} {...target}>
        {selected.length > 1 ? (
          <SelectionBar files={selected} onClear={() => select(emptySelection)} />
        ) : isFound ? (
          <SearchResult count={data?.totalItems} />
        ) : (
          <LibraryCrumbs />
        )}
        {isError && <FailedContents onRetry={() => void refetch()} />}
        {!data && !isError && <LoadingContents />}
        {isEmpty && <EmptyContents isFiltered={kind !== '' || kinds !== undefined} />}
        {directories.length > 0 && <FolderList label={t('folders')} directories={directories} />}
        {files.length > 0 && (
          <FileList
            key={place.view}
            label={label}
            files={files}
            selection={selection}
            onSelect={select}
            onOpen={file => picking?.onPick(file)}
            multiple={!picking}
          />
        )}
        {isOver && <p className={classes.dropHint}>{t('dropHere')}</p>}
      </section>
      {(!isNarrow || !picking) && (
        <FileDetails file={shown} isNarrow={isNarrow} onClose={() => select(emptySelection)} />
      )}
    </div>
  )
}
