import type { ReactNode } from 'react'
import classes from './note.module.css'

interface Props {
  title?: string
  children: ReactNode
  /** Orange for what one has to be careful with. */
  theme?: 'orange' | 'grey'
}

/** Something to know before reading on. */
export const Note = ({ title, children, theme = 'grey' }: Props) => (
  <div className={classes.note} data-theme={theme}>
    {title !== undefined && <strong>{title}</strong>}
    <p>{children}</p>
  </div>
)
