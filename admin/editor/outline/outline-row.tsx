import { type ReactNode, type Ref, useState } from 'react'
import { useWorkspace } from '../workspace.ts'
import classes from './outline.module.css'

interface Props {
  ref: Ref<HTMLDivElement>
  id: string
  /** The id of the element that labels it. */
  labelledBy: string
  level: number
  place: number
  count: number
  /** Whether it is the tab stop of the tree. */
  isCurrent: boolean
  /** Absent if it cannot be selected. */
  isSelected?: boolean
  /** Absent if it cannot be collapsed. */
  isOpen?: boolean | undefined
  edge?: string | null
  isOver?: boolean
  className?: string
  /** Rendered while the row is hovered or is the tab stop. */
  actions: ReactNode
  children: ReactNode
}

/** A row of the tree, which handles its clicks and keys. */
export const OutlineRow = ({
  ref,
  id,
  labelledBy,
  level,
  place,
  count,
  isCurrent,
  isSelected,
  isOpen,
  edge,
  isOver,
  className = '',
  actions,
  children,
}: Props) => {
  const { readOnly } = useWorkspace()
  const [isPointedAt, setPointedAt] = useState(false)
  return (
    <div
      ref={ref}
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={count}
      aria-selected={isSelected}
      aria-expanded={isOpen}
      aria-labelledby={labelledBy}
      tabIndex={isCurrent ? 0 : -1}
      data-row={id}
      data-level={level}
      data-edge={edge ?? undefined}
      data-over={isOver || undefined}
      className={`${classes.row} ${className}`}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      {children}
      {!readOnly && (isPointedAt || isCurrent) && actions}
    </div>
  )
}
