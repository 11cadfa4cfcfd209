import { ActionIcon, VisuallyHidden } from '@mantine/core'
import CopyPlus from 'lucide-react/icons/copy-plus'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Trash from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { blockName, blockSnippet } from '../block-names.ts'
import { useFaults } from '../faults/faults-provider.tsx'
import { BlockGlyph } from '../picker/block-glyph.tsx'
import type { BlockCommands } from '../use-block-commands.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import classes from './outline.module.css'
import type { OutlineRow } from './outline-rows.ts'
import { useBlockDrag } from './use-block-drag.ts'

interface Props {
  row: Extract<OutlineRow, { kind: 'block' }>
  isSelected: boolean
  /** Whether the Tab key leads here. */
  isCurrent: boolean
  onGo: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  commands: BlockCommands
}

/** A block in the outline. It draws anew when this block changes, not when another one does. */
export const OutlineBlock = ({ row, isSelected, isCurrent, onGo, onKeyDown, commands }: Props) => {
  const t = useTranslations('canvas')
  const tOverview = useTranslations('editor.overview')
  const { editor, readOnly } = useWorkspace()
  const { language } = useLanguage()
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const block = useEditorState(({ document }) => document.blocks.get(row.key))
  const faults = useFaults().filter(fault => fault.block === row.key).length
  const edge = useBlockDrag(element, row.key, commands)
  if (!block) return null
  const definition = editor.registry.blocks.get(block.type)
  const name = blockName(definition, block.type, language)
  const snippet = blockSnippet(definition, block)
  return (
    <div
      ref={element}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.count}
      aria-selected={isSelected}
      aria-labelledby={id}
      tabIndex={isCurrent ? 0 : -1}
      data-row={row.key}
      data-level={row.level}
      data-edge={edge ?? undefined}
      className={classes.row}
      onClick={onGo}
      onKeyDown={onKeyDown}
    >
      {!readOnly && <GripVertical size={14} aria-hidden className={classes.grip ?? ''} />}
      <BlockGlyph group={definition?.group} />
      <span className={classes.words} id={id}>
        <span className={classes.name}>{name}</span> <span className={classes.snippet}>{snippet}</span>
        {faults > 0 && <VisuallyHidden>{tOverview('faults', { count: faults })}</VisuallyHidden>}
      </span>
      {faults > 0 && <TriangleAlert size={14} className={classes.warning ?? ''} aria-hidden />}
      {!readOnly && (
        <span className={classes.actions}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="xs"
            tabIndex={-1}
            aria-label={t('duplicate')}
            title={t('duplicate')}
            onClick={event => {
              event.stopPropagation()
              commands.duplicate(row.key)
            }}
          >
            <CopyPlus size={14} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="xs"
            tabIndex={-1}
            aria-label={t('remove')}
            title={t('remove')}
            onClick={event => {
              event.stopPropagation()
              commands.remove(row.key)
            }}
          >
            <Trash size={14} aria-hidden />
          </ActionIcon>
        </span>
      )}
    </div>
  )
}
