import type { ReactNode } from 'react'
import classes from './note.module.css'

interface Props {
  title?: string
  children: ReactNode
  /** Orange for a warning. */
  theme?: 'orange' | 'grey'
}

/** A remark beside the work. */
export const Note = ({ title, children, theme = 'grey' }: Props) => (
  <div className={classes.note} data-theme={theme}>
    {title !== undefined && <strong>{title}</strong>}
    <p>{children}</p>
  </div>
)
