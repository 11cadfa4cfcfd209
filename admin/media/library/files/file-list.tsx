import { useElementSize, useMergedRef } from '@mantine/hooks'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { MediaItem } from '@ximblox/contract/media'
import { type MouseEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLibrary } from '../library-context.ts'
import classes from './file-list.module.css'
import { FileOption } from './file-option.tsx'
import { type Selection, selectFile } from './selection.ts'
import { useDoubleClick } from './use-double-click.ts'
import { modifiersOf, useFileKeys } from './use-file-keys.ts'

interface Props {
  label: string
  files: readonly MediaItem[]
  selection: Selection
  onSelect: (selection: Selection) => void
  /** Called on a double click or Enter. */
  onOpen: (file: MediaItem) => void
  multiple: boolean
}

const tile = { width: 10.5, height: 11.25 }
const lineHeight = 3.25

/** A virtualized list of files, as a grid or as rows. */
export const FileList = ({ label, files, selection, onSelect, onOpen, multiple }: Props) => {
  const t = useTranslations('media')
  const id = useId()
  const { place, mayChange, drag } = useLibrary()
  const { ref: sizeRef, width } = useElementSize()
  const scroller = useRef<HTMLDivElement>(null)
  const ref = useMergedRef(sizeRef, scroller)
  const isGrid = place.view === 'grid'
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const columns = isGrid ? Math.max(1, Math.floor(width / (tile.width * rem))) : 1
  const ids = files.map(file => file.id)
  const rows = useVirtualizer({
    count: Math.ceil(files.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => (isGrid ? tile.height : lineHeight) * rem,
    overscan: 1,
  })
  const optionID = (fileID: number) => `${id}-${fileID}`
  const activeIndex = files.findIndex(({ id }) => id === selection.active)
  const active = files[activeIndex]

  const scrollIntoView = useEffectEvent(() => {
    if (activeIndex >= 0) rows.scrollToIndex(Math.floor(activeIndex / columns))
  })
  // Opening the details narrows the list, which can move the active file out of view.
  useEffect(() => scrollIntoView(), [selection.active, columns])
  const selectedFiles = () => files.filter(file => selection.selected.has(file.id))

  const press = useFileKeys({ files, selection, columns, multiple, onSelect, onOpen })
  const reportClick = useDoubleClick(scroller, onOpen)
  const pick = (event: MouseEvent, file: MediaItem) => {
    if (event.detail > 1) return
    reportClick(file)
    onSelect(selectFile(selection, ids, file.id, modifiersOf(event, multiple)))
  }
  const dragFrom = (file: MediaItem) => {
    // Dragging a selected file drags the whole selection.
    const isSelected = selection.selected.has(file.id)
    if (!isSelected) onSelect(selectFile(selection, ids, file.id, { isToggle: false, isRange: false }))
    drag({ files: isSelected ? selectedFiles() : [file] })
  }

  return (
    <div
      ref={ref}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple}
      aria-activedescendant={active && optionID(active.id)}
      aria-describedby={`${id}-keys`}
      tabIndex={0}
      className={classes.list}
      onKeyDown={press}
    >
      <span id={`${id}-keys`} hidden>
        {t('keys')}
      </span>
      <div role="presentation" className={classes.content} style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(row => (
          <div
            key={row.key}
            role="presentation"
            className={classes.row}
            data-view={place.view}
            style={{
              blockSize: row.size,
              translate: `0 ${row.start}px`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {files.slice(row.index * columns, (row.index + 1) * columns).map((file, column) => (
              <FileOption
                key={file.id}
                id={optionID(file.id)}
                file={file}
                view={place.view}
                position={[row.index * columns + column + 1, files.length]}
                isSelected={selection.selected.has(file.id)}
                isActive={file.id === selection.active}
                draggable={mayChange && multiple}
                onPick={event => pick(event, file)}
                onToggle={
                  multiple
                    ? () => onSelect(selectFile(selection, ids, file.id, { isToggle: true, isRange: false }))
                    : undefined
                }
                onDragStart={() => dragFrom(file)}
                onDragEnd={() => drag(undefined)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
