import Plus from 'lucide-react/icons/plus'
import { useCanvas } from '../canvas-context.ts'
import { Tool } from './tool.tsx'

/** Buttons at the edges of a block that insert another one there. */
export const InsertButtons = ({ block }: { block: string }) => {
  const { bridge, actions } = useCanvas()
  const label = bridge.texts.add
  return (
    <>
      <div className="edge edge-before">
        <Tool icon={Plus} label={label} className="plus" onUse={() => actions.addBefore(block)} />
      </div>
      <div className="edge edge-after">
        <Tool icon={Plus} label={label} className="plus" onUse={() => actions.addAfter(block)} />
      </div>
    </>
  )
}
