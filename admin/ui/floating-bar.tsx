import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './floating-bar.module.css'

interface Props {
  children: ReactNode
  button?: { label: string; onClick: () => void } | undefined
}

/** A message over the screen that takes neither room nor the focus, with at most one action. */
export const FloatingBar = ({ children, button }: Props) => (
  <span className={classes.bar}>
    {children}
    {button && (
      <Button
        size="compact-sm"
        variant="default"
        className={classes.button ?? ''}
        onClick={button.onClick}
        // The focus stays where it is, and is there again after a dialog.
        onMouseDown={event => event.preventDefault()}
      >
        {button.label}
      </Button>
    )}
  </span>
)

/** The place of such messages; a live region, which has to be there before them. */
export const FloatingBars = ({ children }: { children: ReactNode }) => (
  <output className={classes.place} data-floating>
    {children}
  </output>
)
