import { ActionIcon } from '@mantine/core'
import type { LucideIcon } from 'lucide-react'
import classes from './outline.module.css'

interface Props {
  actions: readonly { label: string; icon: LucideIcon; run: () => void }[]
}

/** Actions of a row for the pointer; the row handles their shortcuts. */
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
          // The row would otherwise handle the event too.
          event.stopPropagation()
          run()
        }}
      >
        <Icon size={14} aria-hidden />
      </ActionIcon>
    ))}
  </span>
)
