import type { FormField } from '@ximblox/blocks/forms/form-field'
import type { ReactNode } from 'react'
import type { FieldProps } from './field-props.ts'
import { elementID, type FormScope, textOf } from './form-scope.ts'

/** The box around a field, with its condition. */
export const FieldFrame = ({
  className = '',
  children,
  ...props
}: FieldProps & { className?: string; children: ReactNode }) => {
  const { field } = props
  const condition = conditionOf(props)
  return (
    <div
      className={`form__field ${field.width === 'half' ? 'form__field--half' : ''} ${className}`.trimEnd()}
      data-when={condition?.path}
      data-is={condition?.value}
    >
      {condition && (
        <p className="form__condition" data-condition="">
          {condition.text}
        </p>
      )}
      {children}
    </div>
  )
}

/** The label of a field, with a word behind it if the field may stay empty. */
export const LabelText = ({ scope, field }: Pick<FieldProps, 'scope' | 'field'>) => (
  <>
    <span data-label="">{scope.label ?? textOf(scope, field.label)}</span>
    {!field.required && <span className="form__optional"> ({scope.texts.optional})</span>}
  </>
)

/** The help and the error of a field, to which its control refers by `describedBy`. */
export const HelpAndError = ({ scope, field, path }: Pick<FieldProps, 'scope' | 'field' | 'path'>) => {
  const id = elementID(scope, path)
  const error = scope.errors.get(path)
  return (
    <>
      {field.help && (
        <p className="form__help" id={`${id}-help`}>
          {textOf(scope, field.help)}
        </p>
      )}
      {error !== undefined && (
        <p className="form__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  )
}

/** The attributes of a control that say what is wrong with its value. */
export const stateOf = (scope: FormScope, field: FormField, path: string) => {
  const id = elementID(scope, path)
  const isInvalid = scope.errors.has(path)
  const describedBy = [...(field.help ? [`${id}-help`] : []), ...(isInvalid ? [`${id}-error`] : [])]
  return {
    ...(isInvalid && { 'aria-invalid': true }),
    ...(describedBy.length > 0 && { 'aria-describedby': describedBy.join(' ') }),
  }
}

const conditionOf = ({ scope, field, path, beside }: FieldProps) => {
  const { showWhen } = field
  if (!showWhen) return
  const isBeside = Object.hasOwn(beside, showWhen.field)
  const other = (isBeside ? beside : scope.fields)[showWhen.field]
  if (!other) return
  const option = 'options' in other && other.options.find(({ value }) => value === showWhen.is)
  const words: Record<string, string> = {
    field: textOf(scope, other.label),
    value: option ? textOf(scope, option.label) : showWhen.is,
  }
  const group = isBeside ? path.slice(0, path.lastIndexOf('.') + 1) : ''
  return {
    path: group + showWhen.field,
    value: showWhen.is,
    text: scope.texts.onlyIf.replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place),
  }
}
