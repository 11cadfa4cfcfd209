import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './selectable-cell.module.css'

interface Props {
  /** Of the checkbox, for screen readers. */
  label: string
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  children: ReactNode
}

/** The first cell of a row that can be selected. */
export const SelectableCell = ({ label, isSelected, onSelect, children }: Props) => (
  <div className={classes.cell}>
    <Checkbox
      aria-label={label}
      checked={isSelected}
      onChange={event => onSelect(event.currentTarget.checked)}
    />
    <div>{children}</div>
  </div>
)
