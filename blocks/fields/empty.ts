import type { Json } from '@ximblox/contract/fields'

export const isBlank = (value: Json): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '')

export const isEmptyList = (value: Json): boolean => !Array.isArray(value) || value.length === 0

export const neverEmpty = (): boolean => false

/** The search text of a value without text. */
export const noText = (): string => ''

export const ownText = (value: Json): string => (typeof value === 'string' ? value : '')
