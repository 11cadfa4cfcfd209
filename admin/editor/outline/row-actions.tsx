import { ActionIcon } from '@mantine/core'
import type { LucideIcon } from 'lucide-react'
import classes from './outline.module.css'

interface Props {
  actions: readonly { label: string; icon: LucideIcon; run: () => void }[]
}

/** What can be done with a row by pointer; by keyboard, the row has keys for it. */
export const RowActions = ({ actions }: Props) => (
  <span className={classes.actions}>
    {actions.map(({ label, icon: Icon, run }) => (
      <ActionIcon
        key={label}
        variant="subtle"
        color="gray"
        size="xs"
        tabIndex={-1}
        aria-label={label}
        title={label}
        onClick={event => {
          // The row itself is not meant.
          event.stopPropagation()
          run()
        }}
      >
        <Icon size={14} aria-hidden />
      </ActionIcon>
    ))}
  </span>
)
