import { ActionIcon } from '@mantine/core'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { lastIn } from '../state/document/places.ts'
import type { BlockCommands } from '../use-block-commands.ts'
import { useWorkspace } from '../workspace.ts'
import classes from './outline.module.css'
import type { OutlineRow } from './outline-rows.ts'
import { useSlotDrop } from './use-slot-drop.ts'

interface Props {
  row: Extract<OutlineRow, { kind: 'slot' }>
  isCurrent: boolean
  onGo: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  commands: BlockCommands
}

/** A place for blocks inside a block. */
export const OutlineSlot = ({ row, isCurrent, onGo, onKeyDown, commands }: Props) => {
  const t = useTranslations('canvas')
  const { editor, readOnly } = useWorkspace()
  const { language } = useLanguage()
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const isOver = useSlotDrop(element, row.container, commands)
  const { parent, slot } = row.container
  const { document } = editor.store.getState()
  const type = document.blocks.get(parent ?? '')?.type ?? ''
  const name = editor.registry.blocks.get(type)?.slots?.[slot]?.label[language] ?? slot
  const add = () => commands.add(lastIn(editor.store.getState().document, row.container))
  return (
    <div
      ref={element}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.count}
      aria-labelledby={id}
      tabIndex={isCurrent ? 0 : -1}
      data-row={`${parent}/${slot}`}
      data-level={row.level}
      data-over={isOver || undefined}
      className={`${classes.row} ${classes.slot}`}
      onClick={onGo}
      onKeyDown={onKeyDown}
    >
      <span className={classes.words} id={id}>
        {name}
      </span>
      {!readOnly && (
        <span className={classes.actions}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="xs"
            tabIndex={-1}
            aria-label={t('add')}
            title={t('add')}
            onClick={event => {
              event.stopPropagation()
              add()
            }}
          >
            <Plus size={14} aria-hidden />
          </ActionIcon>
        </span>
      )}
    </div>
  )
}
