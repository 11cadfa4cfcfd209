import type { Block } from '@ximblox/contract/blocks'
import type { Json } from '@ximblox/contract/fields'
import { createContext, useContext } from 'react'

/** Names and item keys that lead from a block's props to a field: `['cards', 'k7', 'title']`. */
export type FieldPath = readonly string[]

/** Which block is being drawn, and which item of a list in it. */
export interface Scope {
  block: Block
  /** The props, or the list item. */
  values: Readonly<Record<string, Json>>
  path: FieldPath
}

export const ScopeContext = createContext<Scope | null>(null)

export const useScope = (): Scope => {
  const scope = useContext(ScopeContext)
  if (!scope) throw new Error('Drawn outside a block')
  return scope
}
