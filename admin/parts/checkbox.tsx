import { Checkbox as MantineCheckbox } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  errors?: readonly string[]
  description?: ReactNode
  disabled?: boolean
}

/** A box to tick, with its label. */
export const Checkbox = ({ onChange, errors = [], ...rest }: Props) => (
  <MantineCheckbox
    {...rest}
    error={errors.join(' ') || undefined}
    onChange={event => onChange(event.currentTarget.checked)}
  />
)
