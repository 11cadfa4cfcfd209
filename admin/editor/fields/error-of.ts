import type { ReactNode } from 'react'

/** Messages in the form that Mantine expects; undefined if there are none. */
export const errorOf = (errors: readonly string[]): ReactNode =>
  errors.length > 0 ? errors.join(' · ') : undefined
