import type { FormFields } from '@ximblox/blocks/forms/form-field'
import { ChoiceGroup } from './choice-group.tsx'
import { Consent } from './consent.tsx'
import { Control } from './control.tsx'
import { FieldFrame, HelpAndError, LabelText, stateOf } from './field-frame.tsx'
import type { Field, FieldProps } from './field-props.ts'
import { elementID, type FormScope, shownText, textOf, valueAt } from './form-scope.ts'

interface FormFieldListProps {
  scope: FormScope
  fields: FormFields
  /** Path of the group that the fields are in, with a full stop at its end; "" for the form itself. */
  path: string
}

/** Fields in display order, on a grid of two columns. */
export const FormFieldList = ({ scope, fields, path }: FormFieldListProps) => (
  <div className="form__fields">
    {Object.entries(fields).map(([name, field]) => (
      <OneField key={name} scope={scope} field={field} path={path + name} beside={fields} />
    ))}
  </div>
)

/** One field, with its label, help and error. */
export const OneField = ({ field, ...props }: FieldProps) => {
  switch (field.kind) {
    case 'group':
      return <Group field={field} {...props} />
    case 'repeated':
      return <Repeated field={field} {...props} />
    case 'radio':
    case 'checkboxes':
      return <ChoiceGroup field={field} {...props} />
    case 'consent':
      return <Consent field={field} {...props} />
    case 'hidden':
      return <Hidden field={field} {...props} />
    default:
      return <Control field={field} {...props} />
  }
}

const Hidden = ({ scope, field, path }: FieldProps<Field<'hidden'>>) => (
  <input type="hidden" name={path} value={shownText(valueAt(scope, path)) || (field.value ?? '')} />
)

const Group = (props: FieldProps<Field<'group'>>) => {
  const { scope, field, path } = props
  return (
    <FieldFrame {...props}>
      <fieldset
        className="form__group"
        id={elementID(scope, path)}
        data-naming={namingOf(props)}
        {...stateOf(scope, field, path)}
      >
        <legend className="form__legend">
          <LabelText scope={scope} field={{ ...field, required: true }} />
        </legend>
        <HelpAndError {...props} />
        <FormFieldList scope={scope} fields={field.fields} path={`${path}.`} />
      </fieldset>
    </FieldFrame>
  )
}

/** Its buttons send the form, which comes back with one item more or less and is not checked. */
const Repeated = (props: FieldProps<Field<'repeated'>>) => {
  const { scope, field, path } = props
  const texts = scope.items[path]
  const value = valueAt(scope, path)
  const count = Math.max(field.min, 1, Math.min(Array.isArray(value) ? value.length : 0, field.max))
  return (
    <FieldFrame {...props}>
      <fieldset
        className="form__group"
        id={elementID(scope, path)}
        tabIndex={-1}
        data-items={path}
        data-min={Math.max(field.min, 1)}
        data-max={field.max}
        {...stateOf(scope, field, path)}
      >
        <legend className="form__legend">
          <LabelText scope={scope} field={{ ...field, required: true }} />
        </legend>
        <HelpAndError {...props} />
        {Array.from({ length: count }, (_, index) => (
          <Item key={index} {...props} index={index} isOnly={count === Math.max(field.min, 1)} />
        ))}
        {texts && (
          <button
            type="submit"
            name="add"
            value={path}
            formNoValidate
            className="form__small-button"
            hidden={count >= field.max}
          >
            {texts.add}
          </button>
        )}
      </fieldset>
    </FieldFrame>
  )
}

interface ItemProps extends FieldProps<Field<'repeated'>> {
  index: number
  /** Then it cannot be removed. */
  isOnly: boolean
}

const Item = ({ scope, field, path, index, isOnly }: ItemProps) => {
  const texts = scope.items[path]
  const item = `${path}.${index}`
  return (
    <fieldset
      className="form__item"
      id={elementID(scope, item)}
      data-item=""
      data-naming={namingOf({ scope, field })}
    >
      {texts && (
        <legend className="form__item-title" data-numbered={texts.title}>
          {numbered(texts.title, index)}
        </legend>
      )}
      <FormFieldList scope={scope} fields={field.fields} path={`${item}.`} />
      {texts && (
        <button
          type="submit"
          name="remove"
          value={item}
          formNoValidate
          className="form__small-button"
          hidden={isOnly}
          data-numbered={texts.remove}
        >
          {numbered(texts.remove, index)}
        </button>
      )}
    </fieldset>
  )
}

/** What messages of the script call a field of the group. */
const namingOf = ({
  scope,
  field,
}: Pick<FieldProps<Field<'group'> | Field<'repeated'>>, 'scope' | 'field'>) =>
  field.labelInErrors === undefined ? undefined : textOf(scope, field.labelInErrors)

const numbered = (text: string, index: number) => text.replace('{number}', String(index + 1))
