import { type Activity, mayFollow } from '../activities.ts'
import type { Path } from '../document/paths.ts'
import type { Command } from '../store.ts'

/** Selects blocks and, when one is edited in place, its field. */
export const select = (blocks: readonly string[], field: Path | null = null): Command => ({
  needs: 'select',
  change: ({ document }) =>
    blocks.every(key => document.blocks.has(key))
      ? { operations: [], selection: { blocks: [...blocks], field } }
      : null,
})

/** Goes on with another activity, where the table of activities allows it. */
export const enter = (activity: Activity): Command => ({
  needs: null,
  change: state => (mayFollow(state.activity, activity.name) ? { operations: [], activity } : null),
})
