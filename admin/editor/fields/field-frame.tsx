import { Input } from '@mantine/core'
import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react'
import { errorOf } from './error-of.ts'
import classes from './field-frame.module.css'

type InputProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  'id' | 'className' | 'aria-invalid' | 'aria-describedby' | 'aria-required'
>

interface Props {
  label: string
  help?: string | undefined
  errors: readonly string[]
  isRequired?: boolean
  children: (input: InputProps) => ReactNode
}

/** Label, help and errors around a custom input. */
export const FieldFrame = ({ label, help, errors, isRequired = false, children }: Props) => {
  const id = useId()
  return (
    <div>
      <Input.Label htmlFor={id} required={isRequired}>
        {label}
      </Input.Label>
      {children({
        id,
        className: classes.input ?? '',
        'aria-invalid': errors.length > 0,
        'aria-required': isRequired,
        'aria-describedby': `${id}-help`,
      })}
      <div id={`${id}-help`}>
        {help !== undefined && <Input.Description mt={4}>{help}</Input.Description>}
        {errors.length > 0 && <Input.Error mt={4}>{errorOf(errors)}</Input.Error>}
      </div>
    </div>
  )
}
