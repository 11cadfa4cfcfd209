import * as z from 'zod/mini'
import { isBlank, noText } from './empty.ts'
import type { FieldOptions, ValueField } from './field.ts'

export interface NumberField<V extends number | null = number | null> extends ValueField<V> {
  kind: 'number'
  min?: number
  max?: number
  integer?: boolean
}

interface NumberOptions extends FieldOptions {
  min?: number
  max?: number
  integer?: boolean
}

/** A number; without a default it is optional, which is null. */
export function number(options: NumberOptions & { default: number }): NumberField<number>
export function number(options: NumberOptions): NumberField
export function number(options: NumberOptions & { default?: number }): NumberField {
  const value = valueSchema(options)
  return {
    default: null,
    ...options,
    kind: 'number',
    schema: options.default === undefined ? z.nullable(value) : value,
    isEmpty: isBlank,
    searchText: noText,
  }
}

const valueSchema = ({ min = -Infinity, max = Infinity, integer = false }: NumberOptions) =>
  z.number('invalidNumberOrDate').check(
    z.refine(value => value >= min && value <= max, 'invalidNumberOrDate'),
    z.refine(value => !integer || Number.isSafeInteger(value), 'invalidNumberOrDate'),
  )
