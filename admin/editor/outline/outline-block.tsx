import { VisuallyHidden } from '@mantine/core'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CopyPlus from 'lucide-react/icons/copy-plus'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Trash from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { memo, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { blockName, blockSnippet } from '../../pages/block-name.ts'
import { BlockGlyph } from '../picker/block-glyph.tsx'
import { useBlockCommands } from '../use-block-commands.ts'
import { useValidationErrors } from '../validation/validation-provider.tsx'
import { useBlock, useWorkspace } from '../workspace.ts'
import classes from './outline.module.css'
import { OutlineRow } from './outline-row.tsx'
import { RowActions } from './row-actions.tsx'
import { useBlockDrag } from './use-block-drag.ts'

interface Props {
  block: string
  level: number
  place: number
  count: number
  isSelected: boolean
  isCurrent: boolean
  /** Absent if it has no children. */
  isOpen: boolean | undefined
}

/** A block in the outline; renders again only when this block changes. */
export const OutlineBlock = memo(({ block: key, ...rest }: Props) => {
  const t = useTranslations('canvas')
  const tOverview = useTranslations('editor.overview')
  const { editor, readOnly } = useWorkspace()
  const { labelText } = useLanguage()
  const commands = useBlockCommands()
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const block = useBlock(key)
  const errorCount = useValidationErrors().filter(error => error.block === key).length
  const edge = useBlockDrag(element, key, commands)
  if (!block) return null
  const Chevron = rest.isOpen ? ChevronDown : ChevronRight
  const definition = editor.registry.blocks.get(block.type)
  const actions = [
    { label: t('duplicate'), icon: CopyPlus, run: () => commands.duplicate(key) },
    { label: t('remove'), icon: Trash, run: () => commands.remove(key) },
  ]
  return (
    <OutlineRow
      ref={element}
      id={key}
      labelledBy={id}
      edge={edge}
      actions={<RowActions actions={actions} />}
      {...rest}
    >
      {rest.isOpen === undefined ? (
        <GripVertical
          size={14}
          aria-hidden
          className={classes.grip ?? ''}
          data-hidden={readOnly || undefined}
        />
      ) : (
        // For the pointer; the row handles the keys and says its state.
        <span className={classes.toggle} data-toggle aria-hidden>
          <Chevron size={14} />
        </span>
      )}
      <BlockGlyph definition={definition} />
      <span className={classes.text} id={id}>
        <span className={classes.name}>{blockName(definition, block.type, labelText)}</span>{' '}
        <span className={classes.snippet}>{blockSnippet(definition, block)}</span>{' '}
        {errorCount > 0 && <VisuallyHidden>{tOverview('errors', { count: errorCount })}</VisuallyHidden>}
      </span>
      {errorCount > 0 && <TriangleAlert size={14} className={classes.warning ?? ''} aria-hidden />}
    </OutlineRow>
  )
})
