import type { ReactNode } from 'react'

/** Messages as the library shows them; nothing when there are none. */
export const errorOf = (errors: readonly string[]): ReactNode =>
  errors.length > 0 ? errors.join(' · ') : undefined
