import { Checkbox, NativeSelect, Textarea } from '@mantine/core'
import type { BooleanField } from '@ximblox/blocks/fields/boolean'
import { cleanedLine, cleanedText } from '@ximblox/blocks/fields/cleaned-text'
import type { DateField } from '@ximblox/blocks/fields/date'
import type { DatetimeField } from '@ximblox/blocks/fields/datetime'
import type { MultilineField } from '@ximblox/blocks/fields/multiline'
import type { PlainField } from '@ximblox/blocks/fields/plain'
import type { SelectField } from '@ximblox/blocks/fields/select'
import type { UrlField } from '@ximblox/blocks/fields/url'
import type { Json } from '@ximblox/contract/fields'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { UrlInput } from '../../ui/url-input.tsx'
import type { ControlProps } from './control.ts'
import { errorOf } from './error-of.ts'
import { FieldFrame } from './field-frame.tsx'
import classes from './simple-controls.module.css'

export const PlainControl = ({ field, value, help, ...rest }: ControlProps<PlainField>) => {
  const text = textOf(value)
  const isNearlyFull = text.length > field.max * 0.8
  return (
    <TextInput
      {...rest}
      value={text}
      onChange={value => rest.onChange(cleanedLine(value))}
      description={help}
      errors={[...rest.errors]}
      {...(isNearlyFull && { limit: field.max })}
    />
  )
}

export const MultilineControl = ({
  field: _field,
  value,
  help,
  errors,
  isRequired,
  onChange,
  ...rest
}: ControlProps<MultilineField>) => (
  <Textarea
    {...rest}
    withAsterisk={isRequired}
    aria-required={isRequired}
    value={textOf(value)}
    onChange={event => onChange(cleanedText(event.currentTarget.value))}
    description={help}
    error={errorOf(errors)}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    rows={3}
    classNames={{ input: classes.growing ?? '' }}
  />
)

export const UrlControl = ({ field: _field, value, help, ...rest }: ControlProps<UrlField>) => (
  <UrlInput {...rest} value={textOf(value)} description={help} />
)

export const DateControl = (props: ControlProps<DateField>) => <TimeControl {...props} type="date" />

export const DatetimeControl = (props: ControlProps<DatetimeField>) => (
  <TimeControl {...props} type="datetime-local" />
)

const TimeControl = ({
  type,
  value,
  label,
  help,
  errors,
  isRequired,
  onChange,
  onBlur,
}: ControlProps & { type: 'date' | 'datetime-local' }) => (
  <FieldFrame label={label} help={help} errors={errors} isRequired={isRequired}>
    {input => (
      <input
        {...input}
        type={type}
        value={textOf(value)}
        onChange={event => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
    )}
  </FieldFrame>
)

export const BooleanControl = ({
  field: _field,
  value,
  help,
  errors,
  onChange,
  label,
}: ControlProps<BooleanField>) => (
  <Checkbox
    label={label}
    description={help}
    error={errorOf(errors)}
    checked={value === true}
    onChange={event => onChange(event.currentTarget.checked)}
  />
)

export const SelectControl = ({
  field,
  value,
  help,
  errors,
  isRequired,
  onChange,
  label,
}: ControlProps<SelectField>) => {
  const { labelText } = useLanguage()
  return (
    <NativeSelect
      label={label}
      withAsterisk={isRequired}
      description={help}
      error={errorOf(errors)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={textOf(value)}
      onChange={event => onChange(event.currentTarget.value)}
      data={Object.entries(field.options).map(([option, optionLabel]) => ({
        value: option,
        label: labelText(optionLabel),
      }))}
    />
  )
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
