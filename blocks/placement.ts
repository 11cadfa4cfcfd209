import type { BlockDefinition, SlotDefinition } from './define-block.ts'
import type { Registry } from './registry.ts'

/** The page itself (`null`), or a slot of a block type. */
export type Place = { type: string; slot: string } | null

/** Whether the definitions allow blocks of a type in a place. Both sides have a say: the slot and the block. */
export const isAllowedIn = (registry: Registry, type: string, place: Place): boolean => {
  const { allowedIn } = registry.blocks.get(type) ?? {}
  if (place === null) return allowedIn === undefined || allowedIn === 'page'
  const slot = slotAt(registry, place)
  if (!slot || allowedIn === 'page') return false
  return (slot.allowed?.includes(type) ?? true) && (allowedIn?.includes(place.type) ?? true)
}

/** The only type that is allowed in a place, if there is just one. */
export const onlyTypeIn = (registry: Registry, place: Place): BlockDefinition | undefined => {
  const { allowed = [] } = (place && slotAt(registry, place)) ?? {}
  return allowed.length === 1 ? registry.blocks.get(allowed[0] ?? '') : undefined
}

const slotAt = (
  registry: Registry,
  { type, slot }: { type: string; slot: string },
): SlotDefinition | undefined => {
  const { slots = {} } = registry.blocks.get(type) ?? {}
  return Object.hasOwn(slots, slot) ? slots[slot] : undefined
}
