import type { LucideIcon } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useCanvas } from '../canvas-context.ts'
import { FollowedBox } from './followed-box.tsx'

interface Props {
  /** The position of the empty place in the viewport. */
  box(): DOMRect | undefined
  /** The place has content, and the button is below it. */
  isAfter?: boolean
  icon: LucideIcon
  label: string
  /** Describes the button if its label does not. */
  title?: string
  onUse(): void
}

/** A button in an empty place of the page that says what can be added there. */
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

/** Collapsed elements have no size. */
const seen = (box: DOMRect | undefined) => (box && box.width > 0 ? box : undefined)
