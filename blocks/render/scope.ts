import type { Block } from '@ximblox/contract/blocks'
import type { Json } from '@ximblox/contract/fields'
import { createContext, useContext } from 'react'

/** Names and item keys from a block's props to a field: `['cards', 'k7', 'title']`. */
export type FieldPath = readonly string[]

/** The block that is being rendered, and the list item in it. */
export interface Scope {
  block: Block
  /** The props, or the list item. */
  values: Readonly<Record<string, Json>>
  path: FieldPath
}

export const ScopeContext = createContext<Scope | null>(null)

export const useScope = (): Scope => {
  const scope = useContext(ScopeContext)
  if (!scope) throw new Error('Rendered outside of a block')
  return scope
}
