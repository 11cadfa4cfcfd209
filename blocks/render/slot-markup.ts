import { createContext } from 'react'

/** Markup of the current block's slots by name, where they were drawn before the block itself. */
export const SlotMarkupContext = createContext<ReadonlyMap<string, string> | null>(null)
