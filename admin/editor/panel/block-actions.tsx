import { ActionIcon } from '@mantine/core'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Copy from 'lucide-react/icons/copy'
import Replace from 'lucide-react/icons/replace'
import Trash from 'lucide-react/icons/trash-2'
import { useTranslations } from 'use-intl'
import { useBlockCommands } from '../use-block-commands.ts'
import { useEditorState } from '../workspace.ts'
import classes from './block-actions.module.css'

/** What can be done with a block as a whole. */
export const BlockActions = ({ block }: { block: string }) => {
  const t = useTranslations('canvas')
  const commands = useBlockCommands()
  const canMoveUp = useEditorState(() => commands.canMoveUp(block))
  const canMoveDown = useEditorState(() => commands.canMoveDown(block))
  const actions = [
    { label: t('moveUp'), Icon: ArrowUp, run: commands.moveUp, disabled: !canMoveUp },
    { label: t('moveDown'), Icon: ArrowDown, run: commands.moveDown, disabled: !canMoveDown },
    { label: t('duplicate'), Icon: Copy, run: commands.duplicate, disabled: false },
    { label: t('replace'), Icon: Replace, run: commands.replace, disabled: false },
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
