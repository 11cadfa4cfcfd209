import type { ReactNode } from 'react'
import { errorOf } from './error-of.ts'
import classes from './field-group.module.css'
import { RequiredMark } from './required-mark.tsx'

interface Props {
  label: string
  help?: string | undefined
  errors?: readonly string[]
  isRequired?: boolean
  children: ReactNode
}

/** Label, help and errors around several inputs of one field. */
export const FieldGroup = ({ label, help, errors = [], isRequired = false, children }: Props) => (
  <fieldset className={classes.group}>
    <legend>
      {label}
      {isRequired && <RequiredMark />}
    </legend>
    {help !== undefined && <p className={classes.help}>{help}</p>}
    {children}
    {errors.length > 0 && <p className={classes.error}>{errorOf(errors)}</p>}
  </fieldset>
)

export const FieldNote = ({ children }: { children: ReactNode }) => <p className={classes.help}>{children}</p>
