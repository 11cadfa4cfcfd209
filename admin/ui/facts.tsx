import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** A description list; its children are `dt` and `dd` elements. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={classes.facts}>{children}</dl>
