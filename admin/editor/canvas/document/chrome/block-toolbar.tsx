import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Files from 'lucide-react/icons/files'
import Replace from 'lucide-react/icons/replace'
import Scissors from 'lucide-react/icons/scissors'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo } from 'react'
import { blockName } from '../block-name.ts'
import { useCanvas, useEditorState } from '../canvas-context.ts'
import { Tool } from './tool.tsx'

interface Props {
  /** One of the selected blocks. */
  block: string
  /** The number of selected blocks. */
  count: number
}

/** The actions for the selected blocks. */
export const BlockToolbar = ({ block, count }: Props) => {
  const { bridge, actions } = useCanvas()
  const { texts, commands } = bridge
  const ownName = useEditorState(() => blockName(bridge, block))
  const name = count > 1 ? texts.many(count) : ownName
  // Possible moves depend on the order alone, so typing does not render the toolbar again.
  const order = useEditorState(({ document }) => document.order)
  const [canMoveUp, canMoveDown] = useMemo(
    () => [commands.canMoveUp(block), commands.canMoveDown(block), order, count],
    [commands, block, order, count],
  )
  return (
    <div className="group" role="toolbar" aria-label={texts.toolbar(name)}>
      <Tool icon={ArrowUp} label={texts.moveUp} disabled={!canMoveUp} onUse={() => actions.moveUp(block)} />
      <Tool
        icon={ArrowDown}
        label={texts.moveDown}
        disabled={!canMoveDown}
        onUse={() => actions.moveDown(block)}
      />
      <Tool icon={CopyPlus} label={texts.duplicate} onUse={() => actions.duplicate(block)} />
      {count === 1 && <Tool icon={Replace} label={texts.replace} onUse={() => actions.replace(block)} />}
      <Tool className="begins" icon={Files} label={texts.copy} onUse={actions.copy} />
      <Tool icon={Scissors} label={texts.cut} onUse={actions.cut} />
      <Tool icon={ClipboardPaste} label={texts.paste} onUse={() => void actions.paste()} />
      <Tool className="begins" icon={Trash2} label={texts.remove} onUse={() => actions.remove(block)} />
    </div>
  )
}
