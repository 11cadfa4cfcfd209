import type { NumberField } from '@ximblox/blocks/fields/number'
import { useState } from 'react'
import type { ControlProps } from './control.ts'
import { FieldFrame } from './field-frame.tsx'
import { numberIn } from './number-in.ts'

/** Incomplete input stays in the field until it is a number. */
export const NumberControl = ({
  field,
  value,
  label,
  help,
  errors,
  isRequired,
  onChange,
  onBlur,
}: ControlProps<NumberField>) => {
  const stored = typeof value === 'number' ? String(value) : ''
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    setTyped(text)
    const number = numberIn(text)
    if (number !== undefined) onChange(number)
    else if (field.default === null) onChange(null)
  }
  return (
    <FieldFrame label={label} help={help} errors={errors} isRequired={isRequired}>
      {input => (
        <input
          {...input}
          type="number"
          min={field.min}
          max={field.max}
          step={field.integer ? 1 : 'any'}
          value={typed ?? stored}
          onChange={event => change(event.currentTarget.value)}
          onBlur={() => {
            setTyped(null)
            onBlur()
          }}
        />
      )}
    </FieldFrame>
  )
}
