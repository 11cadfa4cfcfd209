import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFieldTexts } from './field-texts.tsx'

interface Props<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly Option<Value>[]
  errors?: readonly string[]
  description?: ReactNode
  /** Shows a mark whose meaning the form explains. */
  isRequired?: boolean
  disabled?: boolean
}

interface Option<Value extends string> {
  value: Value
  label: string
  disabled?: boolean
}

/** A choice from a list. */
export const Select = <Value extends string>({
  value,
  onChange,
  options,
  errors,
  description,
  isRequired = false,
  ...rest
}: Props<Value>) => (
  <NativeSelect
    {...rest}
    {...useFieldTexts({ description, errors })}
    value={value}
    onChange={event => {
      const chosen = options.find(option => option.value === event.currentTarget.value)
      if (chosen) onChange(chosen.value)
    }}
    data={[...options]}
    withAsterisk={isRequired}
    aria-required={isRequired || undefined}
  />
)
