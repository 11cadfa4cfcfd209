import { type ReactNode, type Ref, useState } from 'react'
import { useWorkspace } from '../workspace.ts'
import classes from './outline.module.css'

interface Props {
  ref: Ref<HTMLDivElement>
  id: string
  /** Of the element that names it. */
  labelledBy: string
  level: number
  place: number
  count: number
  /** Whether the Tab key leads here. */
  isCurrent: boolean
  /** Absent for what cannot be selected. */
  isSelected?: boolean
  edge?: string | null
  isOver?: boolean
  className?: string
  /** Drawn while one points at the row, and while it is the one that keys go to. */
  actions: ReactNode
  children: ReactNode
}

/** A row of the tree; clicks and keys are the tree's own matter. */
export const OutlineRow = ({
  ref,
  id,
  labelledBy,
  level,
  place,
  count,
  isCurrent,
  isSelected,
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
