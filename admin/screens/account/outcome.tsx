import type { ReactNode } from 'react'
import classes from './auth-screen.module.css'

/** What became of a form, in its place: read from here on, where the form was left. */
export const Outcome = ({ children }: { children: ReactNode }) => (
  <output ref={focus} tabIndex={-1} className={classes.outcome}>
    {children}
  </output>
)

const focus = (element: HTMLElement | null) => element?.focus()
