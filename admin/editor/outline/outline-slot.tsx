import Plus from 'lucide-react/icons/plus'
import { memo, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { endOf } from '../state/document/places.ts'
import { useBlockCommands } from '../use-block-commands.ts'
import { useWorkspace } from '../workspace.ts'
import classes from './outline.module.css'
import { OutlineRow } from './outline-row.tsx'
import { RowActions } from './row-actions.tsx'
import { useSlotDrop } from './use-slot-drop.ts'

interface Props {
  parent: string
  slot: string
  level: number
  place: number
  count: number
  isCurrent: boolean
}

/** A slot of a block. */
export const OutlineSlot = memo(({ parent, slot, ...rest }: Props) => {
  const t = useTranslations('canvas')
  const { editor } = useWorkspace()
  const { labelText } = useLanguage()
  const commands = useBlockCommands()
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const container = { parent, slot }
  const isOver = useSlotDrop(element, container, commands)
  const type = editor.store.getState().document.blocks.get(parent)?.type ?? ''
  const name = labelText(editor.registry.blocks.get(type)?.slots?.[slot]?.label ?? slot)
  const add = () => commands.add(endOf(editor.store.getState().document, container))
  return (
    <OutlineRow
      ref={element}
      id={`${parent}/${slot}`}
      labelledBy={id}
      isOver={isOver}
      className={classes.slot ?? ''}
      actions={<RowActions actions={[{ label: t('add'), icon: Plus, run: add }]} />}
      {...rest}
    >
      <span className={classes.text} id={id}>
        {name}
      </span>
    </OutlineRow>
  )
})
