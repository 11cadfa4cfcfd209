import type { ReactNode } from 'react'
import classes from './auth-screen.module.css'

/** Replaces a form after it was submitted. It takes the focus, so that screen readers continue here. */
export const Outcome = ({ children }: { children: ReactNode }) => (
  <output ref={focus} tabIndex={-1} className={classes.outcome}>
    {children}
  </output>
)

const focus = (element: HTMLElement | null) => element?.focus()
