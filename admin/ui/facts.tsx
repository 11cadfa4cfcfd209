import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** What is known of one thing: pairs of `dt` and `dd`. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={classes.facts}>{children}</dl>
