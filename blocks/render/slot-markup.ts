import { createContext } from 'react'

/** Markup of the current block's slots by name, if they were rendered before the block. */
export const SlotMarkupContext = createContext<ReadonlyMap<string, string> | null>(null)
