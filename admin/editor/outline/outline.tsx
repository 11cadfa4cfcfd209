import { ActionIcon, Button } from '@mantine/core'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Plus from 'lucide-react/icons/plus'
import { useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockClipboard } from '../clipboard/use-block-clipboard.ts'
import { pageContainer } from '../state/document/document.ts'
import { lastIn, placeOf } from '../state/document/places.ts'
import { useBlockCommands } from '../use-block-commands.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import classes from './outline.module.css'
import { OutlineBlock } from './outline-block.tsx'
import { outlineRows, rowID } from './outline-rows.ts'
import { OutlineSlot } from './outline-slot.tsx'
import { useOutlineClipboard } from './use-outline-clipboard.ts'
import { useOutlineKeys } from './use-outline-keys.ts'

interface Props {
  /** Brings a block into view on the canvas. */
  onShow: (block: string) => void
  /** Begins to write in a block. */
  onWrite: (block: string) => void
}

/** The blocks of the page as a tree, to find, arrange and delete them. */
export const Outline = ({ onShow, onWrite }: Props) => {
  const t = useTranslations('editor.overview')
  const tCanvas = useTranslations('canvas')
  const { editor, readOnly } = useWorkspace()
  const commands = useBlockCommands()
  const tree = useRef<HTMLDivElement>(null)
  const order = useEditorState(({ document }) => document.order)
  const selected = useEditorState(({ selection }) => selection.blocks[0])
  const [slot, setSlot] = useState<string>()
  // Rows follow from the order alone; what blocks say is each row's own matter.
  const rows = useMemo(
    () => outlineRows({ ...editor.store.getState().document, order }, editor.registry),
    [editor, order],
  )
  const ids = rows.map(rowID)
  const current = [slot, selected, ids[0]].find(id => id !== undefined && ids.includes(id))

  const go = (id: string) => {
    const row = rows[ids.indexOf(id)]
    setSlot(row?.kind === 'slot' ? id : undefined)
    if (row?.kind !== 'block') return
    if (row.key !== selected) commands.select(row.key)
    onShow(row.key)
  }
  const clipboard = useBlockClipboard()
  useOutlineClipboard(clipboard, tree)
  const onKeyDown = useOutlineKeys({ rows, commands, tree, onGo: go, onWrite })
  const add = () => {
    const { document } = editor.store.getState()
    const place = selected === undefined ? undefined : placeOf(document, selected)
    commands.add(place && selected ? { ...place, after: selected } : lastIn(document, pageContainer))
  }
  return (
    <>
      {rows.length === 0 ? (
        <p className={classes.empty}>{t('noBlocks')}</p>
      ) : (
        <div ref={tree} role="tree" aria-label={t('outline')} className={classes.tree} tabIndex={-1}>
          {rows.map((row, index) => {
            const id = ids[index] ?? ''
            const shared = { isCurrent: id === current, onGo: () => go(id), onKeyDown, commands }
            return row.kind === 'block' ? (
              <OutlineBlock key={id} row={row} isSelected={row.key === selected} {...shared} />
            ) : (
              <OutlineSlot key={id} row={row} {...shared} />
            )
          })}
        </div>
      )}
      {!readOnly && (
        <div className={classes.add}>
          <Button
            variant="default"
            size="xs"
            fullWidth
            leftSection={<Plus size={14} aria-hidden />}
            onClick={add}
          >
            {tCanvas('addFirst')}
          </Button>
          <ActionIcon
            variant="default"
            size={30}
            aria-label={tCanvas('paste')}
            title={tCanvas('paste')}
            onClick={() => void clipboard.paste()}
          >
            <ClipboardPaste size={14} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </>
  )
}
