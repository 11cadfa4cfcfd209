import { ActionIcon, Menu } from '@mantine/core'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Files from 'lucide-react/icons/files'
import Replace from 'lucide-react/icons/replace'
import Scissors from 'lucide-react/icons/scissors'
import Trash from 'lucide-react/icons/trash-2'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockClipboard } from '../clipboard/use-block-clipboard.ts'
import { useBlockCommands } from '../use-block-commands.ts'
import { useEditorState } from '../workspace.ts'

interface Props {
  /** One of the selected blocks. */
  block: string
  /** The number of selected blocks. */
  count: number
}

/** The actions for the selected blocks, collapsed, because the toolbar on the canvas has them too. */
export const BlockActions = ({ block, count }: Props) => {
  const t = useTranslations('canvas')
  const commands = useBlockCommands()
  const clipboard = useBlockClipboard()
  // Possible moves depend on the order alone, so typing does not render the actions again.
  const order = useEditorState(({ document }) => document.order)
  const [canMoveUp, canMoveDown] = useMemo(
    () => [commands.canMoveUp(block), commands.canMoveDown(block), order, count],
    [commands, block, order, count],
  )
  const actions = [
    { label: t('moveUp'), Icon: ArrowUp, run: commands.moveUp, disabled: !canMoveUp },
    { label: t('moveDown'), Icon: ArrowDown, run: commands.moveDown, disabled: !canMoveDown },
    { label: t('duplicate'), Icon: CopyPlus, run: commands.duplicate },
    ...(count > 1 ? [] : [{ label: t('replace'), Icon: Replace, run: commands.replace }]),
    { label: t('copy'), Icon: Files, run: clipboard.copy },
    { label: t('cut'), Icon: Scissors, run: clipboard.cut },
    { label: t('remove'), Icon: Trash, run: commands.remove },
  ]
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('actions')} title={t('actions')}>
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, Icon, run, disabled = false }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={16} aria-hidden />}
            disabled={disabled}
            onClick={() => run(block)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
