import type { Block } from '@ximblox/contract/blocks'
import type { Json } from '@ximblox/contract/fields'
import { createContext, useContext } from 'react'

/** Names and item keys from a block's props to a field: `['cards', 'k7', 'title']`. */
export type FieldPath = readonly string[]

/** The object that fields read from: a block, or an item of one of its lists. */
export interface Scope {
  block: Block
  /** The props, or the list item. */
  values: Readonly<Record<string, Json>>
  path: FieldPath
}

/** The block that is being rendered, and the list items around the current place, outermost first. */
export const ScopesContext = createContext<readonly Scope[]>([])

export const useScopes = (): readonly Scope[] => useContext(ScopesContext)

/** The scope at a depth: 0 is the block, 1 an item of one of its lists. */
export const useScope = (depth = 0): Scope => {
  const scope = useScopes()[depth]
  if (!scope) throw new Error(depth === 0 ? 'Rendered outside of a block' : 'Rendered outside of a list item')
  return scope
}
