import GripVertical from 'lucide-react/icons/grip-vertical'
import { blockName } from '../block-name.ts'
import { useCanvas, useEditorState } from '../canvas-context.ts'

/** The name of the selected block, which is also its drag handle. */
export const BlockTag = ({ block }: { block: string }) => {
  const { bridge, actions } = useCanvas()
  const name = useEditorState(() => blockName(bridge, block))
  return (
    <span
      className="handle"
      data-handle={block}
      title={bridge.texts.drag}
      aria-hidden
      onClick={() => actions.focus(block)}
    >
      <GripVertical size={14} aria-hidden />
      {name}
    </span>
  )
}
