import { onlyTypeIn } from '@ximblox/blocks/placement'
import type { Activity } from '../state/activities.ts'
import { definedPlace } from '../state/commands/allowed.ts'
import { insertType } from '../state/commands/insert.ts'
import { replaceByType } from '../state/commands/replace.ts'
import type { Command, Editor } from '../state/store.ts'

/** The command for a chosen type; null while no block is being added or replaced. */
export const commandOf = (activity: Activity): ((type: string) => Command) | null => {
  if (activity.name === 'AddingBlock') return type => insertType(type, activity.place)
  if (activity.name === 'ReplaceBlock') return type => replaceByType(activity.block, type)
  return null
}

/** The type to add without asking: its place allows no other, and the user may add it. */
export const onlyTypeFor = (editor: Editor, mayChange: (type: string) => boolean): string | undefined => {
  const { activity, document } = editor.store.getState()
  if (activity.name !== 'AddingBlock') return undefined
  const { place } = activity
  const type = onlyTypeIn(editor.registry, definedPlace(document, place))?.id
  return type !== undefined && mayChange(type) && editor.can(insertType(type, place)) ? type : undefined
}
