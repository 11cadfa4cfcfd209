import { ActionIcon } from '@mantine/core'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Copy from 'lucide-react/icons/copy'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Replace from 'lucide-react/icons/replace'
import Scissors from 'lucide-react/icons/scissors'
import Trash from 'lucide-react/icons/trash-2'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockClipboard } from '../clipboard/use-block-clipboard.ts'
import { useBlockCommands } from '../use-block-commands.ts'
import { useEditorState } from '../workspace.ts'
import classes from './block-actions.module.css'

interface Props {
  /** One of those that are selected. */
  block: string
  /** How many are. */
  count: number
}

/** What can be done with the selected blocks as a whole. */
export const BlockActions = ({ block, count }: Props) => {
  const t = useTranslations('canvas')
  const commands = useBlockCommands()
  const clipboard = useBlockClipboard()
  // Where they can go follows from the order alone, not from what is typed.
  const order = useEditorState(({ document }) => document.order)
  const [canMoveUp, canMoveDown] = useMemo(
    () => [commands.canMoveUp(block), commands.canMoveDown(block), order, count],
    [commands, block, order, count],
  )
  const actions = [
    { label: t('moveUp'), Icon: ArrowUp, run: commands.moveUp, disabled: !canMoveUp },
    { label: t('moveDown'), Icon: ArrowDown, run: commands.moveDown, disabled: !canMoveDown },
    { label: t('duplicate'), Icon: CopyPlus, run: commands.duplicate, disabled: false },
    { label: t('copy'), Icon: Copy, run: clipboard.copy, disabled: false },
    { label: t('cut'), Icon: Scissors, run: clipboard.cut, disabled: false },
    ...(count > 1 ? [] : [{ label: t('replace'), Icon: Replace, run: commands.replace, disabled: false }]),
    { label: t('remove'), Icon: Trash, run: commands.remove, disabled: false },
  ]
  return (
    <div className={classes.actions}>
      {actions.map(({ label, Icon, run, disabled }) => (
        <ActionIcon
          key={label}
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={label}
          title={label}
          disabled={disabled}
          onClick={() => run(block)}
        >
          <Icon size={16} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  )
}
