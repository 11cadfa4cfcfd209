import type { ReactNode } from 'react'
import classes from './yielding.module.css'

interface Props {
  /** What is wanted least gives up its room first. */
  wanted: 'least' | 'less' | 'more'
  children: ReactNode
}

/** Leaves the line as a whole where there is no room for it, so that the rest is never cut. */
export const Yielding = ({ wanted, children }: Props) => (
  <span className={classes.yielding} data-wanted={wanted}>
    {children}
  </span>
)
