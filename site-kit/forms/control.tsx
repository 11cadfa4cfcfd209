import type { FormField } from '@ximblox/blocks/forms/form-field'
import { FieldFrame, HelpAndError, LabelText, stateOf } from './field-frame.tsx'
import type { ControlField, FieldProps } from './field-props.ts'
import { elementID, shownText, textOf, valueAt } from './form-scope.ts'

/** A field with one control below its label. */
export const Control = (props: FieldProps<ControlField>) => (
  <FieldFrame {...props}>
    <label className="form__label" htmlFor={elementID(props.scope, props.path)}>
      <LabelText {...props} />
    </label>
    <HelpAndError {...props} />
    <Input {...props} />
  </FieldFrame>
)

const Input = ({ scope, field, path }: FieldProps<ControlField>) => {
  const value = shownText(valueAt(scope, path))
  const attributes = {
    id: elementID(scope, path),
    name: path,
    className: 'form__control',
    required: field.required ?? false,
    autoComplete: field.autocomplete ?? autocomplete[field.kind],
    ...stateOf(scope, field, path),
  }
  if (field.kind === 'long-text') return <textarea {...attributes} rows={6} defaultValue={value} />
  if (!('options' in field))
    return <input {...attributes} type={types[field.kind]} {...limitsOf(field)} defaultValue={value} />
  return (
    <select {...attributes} defaultValue={value}>
      <option value="">{scope.texts.choose}</option>
      {field.options.map(option => (
        <option key={option.value} value={option.value}>
          {textOf(scope, option.label)}
        </option>
      ))}
    </select>
  )
}

const types = { text: 'text', email: 'email', phone: 'tel', number: 'number', date: 'date' }

const autocomplete: Partial<Record<FormField['kind'], string>> = { email: 'email', phone: 'tel' }

const limitsOf = (field: ControlField) =>
  field.kind === 'number'
    ? {
        min: field.min,
        max: field.max,
        step: field.integer ? 1 : 'any',
        inputMode: field.integer ? ('numeric' as const) : ('decimal' as const),
      }
    : {}
