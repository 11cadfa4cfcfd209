import Plus from 'lucide-react/icons/plus'
import { type Container, containerID } from '../../../state/document/document.ts'
import { useCanvas } from '../canvas-context.ts'
import { FollowedBox } from './followed-box.tsx'

/** A place that holds no block yet. */
export const EmptySlot = ({ container }: { container: Container }) => {
  const { bridge, elements } = useCanvas()
  return (
    <FollowedBox className="empty" box={() => elements.slot(containerID(container))?.getBoundingClientRect()}>
      <button
        type="button"
        className="add-first"
        onClick={() => bridge.commands.add({ ...container, after: null })}
      >
        <Plus size={16} aria-hidden />
        {bridge.words.addFirst}
      </button>
    </FollowedBox>
  )
}
