import type { LucideIcon } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useCanvas } from '../canvas-context.ts'
import { FollowedBox } from './followed-box.tsx'

interface Props {
  /** The empty place, as it stands in the window. */
  box(): DOMRect | undefined
  /** Whether the place is not empty, so that the button stands below what is there. */
  isAfter?: boolean
  icon: LucideIcon
  label: string
  /** What the button does, where its label alone does not say. */
  title?: string
  onUse(): void
}

/** Says of an empty place of the page what can be put there. */
export const Invitation = ({ box, isAfter = false, icon: Icon, label, title = label, onUse }: Props) =>
  createPortal(
    <FollowedBox className={isAfter ? 'after' : 'empty'} box={() => seen(box())}>
      <button type="button" className="invitation" title={title} aria-label={title} onClick={onUse}>
        <Icon size={16} aria-hidden />
        {label}
      </button>
    </FollowedBox>,
    useCanvas().chrome,
  )

/** What is folded away has no place. */
const seen = (box: DOMRect | undefined) => (box && box.width > 0 ? box : undefined)
