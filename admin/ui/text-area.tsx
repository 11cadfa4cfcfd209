import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFieldTexts } from './field-texts.tsx'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
  errors?: readonly string[]
  /** The most characters. More can be typed and pasted, so that nothing is cut off unseen, and are an error. */
  limit?: number
  description?: ReactNode
  /** The lines that it shows, or the fewest and the most if it grows with its text. */
  rows?: number | readonly [fewest: number, most: number]
  /** Shows a mark whose meaning the form explains. */
  isRequired?: boolean
  disabled?: boolean
  readOnly?: boolean
  spellCheck?: boolean
  /** Gets the focus when a dialog opens. */
  isFirst?: boolean
}

/** A field of several lines with its label, help, errors and count of characters. */
export const TextArea = ({
  value,
  onChange,
  errors,
  limit,
  description,
  rows = 4,
  isRequired = false,
  isFirst,
  ...rest
}: Props) => (
  <Textarea
    {...rest}
    {...useFieldTexts({ value, limit, description, errors })}
    {...(typeof rows === 'number' ? { rows } : { autosize: true, minRows: rows[0], maxRows: rows[1] })}
    value={value}
    onChange={event => onChange(event.currentTarget.value)}
    withAsterisk={isRequired}
    aria-required={isRequired || undefined}
    data-autofocus={isFirst || undefined}
  />
)
