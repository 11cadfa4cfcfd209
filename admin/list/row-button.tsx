import type { ReactNode } from 'react'
import classes from './row-button.module.css'

/** The name of a row, which opens it in a dialog. */
export const RowButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={classes.button} onClick={onClick}>
    {children}
  </button>
)
