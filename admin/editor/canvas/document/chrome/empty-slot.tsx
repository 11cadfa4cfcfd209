import Plus from 'lucide-react/icons/plus'
import { type Container, containerID } from '../../../state/document/document.ts'
import { useCanvas } from '../canvas-context.ts'
import { boxOf } from '../elements.ts'
import { Invitation } from './invitation.tsx'

/** The placeholder of a slot without blocks. */
export const EmptySlot = ({ container }: { container: Container }) => {
  const { bridge, elements } = useCanvas()
  return (
    <Invitation
      box={() => boxOf(elements.slot(containerID(container)))}
      icon={Plus}
      label={bridge.texts.addFirst}
      onUse={() => bridge.commands.add({ ...container, after: null })}
    />
  )
}
