import type { ReactNode } from 'react'
import classes from '../ui/state-badge.module.css'

interface Props {
  children: ReactNode
  /** The meaning of its colour, which the text has to say as well. */
  tone?: 'neutral' | 'new' | 'good' | 'pending' | 'wrong'
}

/** The state of something in one or two words. */
export const Badge = ({ children, tone = 'neutral' }: Props) => (
  <span className={classes.badge} data-tone={tone}>
    {children}
  </span>
)
