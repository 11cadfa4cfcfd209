import type { JsonObject } from '@ximblox/contract/fields'
import type { BlockDefinition } from './define-block.ts'
import { isShown } from './fields/is-shown.ts'

/** The names of the slots that a view renders with these props, in the order of their definition. */
export const shownSlots = (
  { fields, slots = {} }: Pick<BlockDefinition, 'fields' | 'slots'>,
  props: JsonObject,
): string[] =>
  Object.entries(slots)
    .filter(([, slot]) => isShown(slot, { fields, values: props }))
    .map(([name]) => name)
