import type { Block } from 'ximblox'
import { filled } from '../messages/filled.ts'

/** A text among the props of the block of a form; "" when it has none. */
export const textProp = (block: Block | null, name: string): string => {
  const value = block?.props[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** Fills in a subject; a mail has one line of it. */
export const subjectLine = (text: string, values: Readonly<Record<string, string | number>>): string =>
  filled(text, values).replaceAll(/\s+/g, ' ').trim().slice(0, 200)
