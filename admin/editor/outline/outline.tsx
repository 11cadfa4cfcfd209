import { type MouseEvent, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockClipboard } from '../clipboard/use-block-clipboard.ts'
import { pageContainer } from '../state/document/document.ts'
import { endOf, placeOf } from '../state/document/places.ts'
import { activeBlockOf } from '../state/selected.ts'
import { useBlockCommands } from '../use-block-commands.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import { AddBlock } from './add-block.tsx'
import { useCollapsed } from './collapsed.ts'
import classes from './outline.module.css'
import { OutlineBlock } from './outline-block.tsx'
import { OutlineFilter } from './outline-filter.tsx'
import { type OutlineRow, outlineRows, rowID } from './outline-rows.ts'
import { OutlineSlot } from './outline-slot.tsx'
import { matchingRows, openRows } from './shown-rows.ts'
import { useFilter } from './use-filter.ts'
import { useFocusOfRow } from './use-focus-of-row.ts'
import { useOutlineClipboard } from './use-outline-clipboard.ts'
import { useOutlineKeys } from './use-outline-keys.ts'

interface Props {
  /** Scrolls a block into view on the canvas. */
  onShow: (block: string) => void
  /** Starts editing a block. */
  onWrite: (block: string) => void
}

/** The blocks of the page as a tree. */
export const Outline = ({ onShow, onWrite }: Props) => {
  const t = useTranslations('editor.overview')
  const { editor, readOnly } = useWorkspace()
  const commands = useBlockCommands()
  const tree = useRef<HTMLDivElement>(null)
  const order = useEditorState(({ document }) => document.order)
  const selected = useEditorState(({ selection }) => selection.blocks)
  const active = useEditorState(activeBlockOf)
  // A slot cannot be selected, but its row is the tab stop until something else is selected.
  const [slot, setSlot] = useState<{ id: string; lead: string | undefined } | null>(null)
  // Rows depend on the order alone; each row follows the content of its block.
  const all = useMemo(
    () => outlineRows({ ...editor.store.getState().document, order }, editor.registry),
    [editor, order],
  )
  const { collapsed, collapse, expand, isIn } = useCollapsed(active)
  const { term, setTerm, isFiltering, isMatch } = useFilter()
  const rows = isFiltering ? matchingRows(all, isMatch) : openRows(all, collapsed)
  const ids = rows.map(rowID)
  const slotID = slot?.lead === active ? slot?.id : undefined
  const current = [slotID, active, ids[0]].find(id => id !== undefined && ids.includes(id))
  const focus = useFocusOfRow(tree, current)

  const go = (row: OutlineRow) => {
    if (row.kind === 'slot') return setSlot({ id: rowID(row), lead: active })
    setSlot(null)
    commands.select(row.key)
    onShow(row.key)
  }
  const toggle = (block: string, isOpen: boolean) => {
    if (isOpen) return expand(block)
    // The selection moves up with the focus, because a selected block is never hidden.
    if (active !== undefined && isIn(active, block)) commands.select(block)
    setSlot(null)
    collapse(block)
  }
  // Everything that leads to a match stays open.
  const onToggle = isFiltering ? undefined : toggle
  const onClick = (event: MouseEvent) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null
    const row = rows[ids.indexOf(element?.dataset.row ?? '')]
    if (!row) return
    if (row.kind === 'block' && event.target instanceof Element && event.target.closest('[data-toggle]'))
      return onToggle?.(row.key, !row.isOpen)
    const isMore = row.kind === 'block' && (event.shiftKey || event.ctrlKey || event.metaKey)
    if (!isMore) return go(row)
    setSlot(null)
    if (event.shiftKey) commands.extendTo(row.key)
    else commands.toggle(row.key)
  }
  const clipboard = useBlockClipboard()
  useOutlineClipboard(clipboard, tree)
  const onKeyDown = useOutlineKeys({ rows, commands, onGo: go, onToggle, onWrite })
  const add = () => {
    const { document } = editor.store.getState()
    const place = active === undefined ? undefined : placeOf(document, active)
    commands.add(place && active ? { ...place, after: active } : endOf(document, pageContainer))
  }
  return (
    <>
      {all.length > 0 && (
        <OutlineFilter
          term={term}
          count={all.filter(row => row.kind === 'block' && isMatch(row.key)).length}
          onTerm={setTerm}
          onLeave={() => tree.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus()}
        />
      )}
      {rows.length === 0 ? (
        <p className={classes.empty}>{all.length === 0 ? t('noBlocks') : t('filtered', { count: 0 })}</p>
      ) : (
        <div
          ref={tree}
          role="tree"
          aria-label={t('outline')}
          aria-multiselectable
          className={classes.tree}
          tabIndex={-1}
          onClick={onClick}
          onKeyDown={onKeyDown}
          {...focus}
          // Prevents Shift+click from selecting text across rows.
          onMouseDown={event => event.shiftKey && event.preventDefault()}
        >
          {rows.map((row, index) => {
            const id = ids[index] ?? ''
            const { level, place, count } = row
            const shared = { level, place, count, isCurrent: id === current }
            return row.kind === 'block' ? (
              <OutlineBlock
                key={id}
                block={id}
                isSelected={selected.includes(id)}
                isOpen={row.isOpen}
                {...shared}
              />
            ) : (
              <OutlineSlot
                key={id}
                parent={row.container.parent ?? ''}
                slot={row.container.slot}
                {...shared}
              />
            )
          })}
        </div>
      )}
      {!readOnly && <AddBlock onAdd={add} onPaste={() => void clipboard.paste()} />}
    </>
  )
}
