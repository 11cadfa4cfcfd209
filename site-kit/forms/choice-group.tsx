import { FieldFrame, HelpAndError, LabelText, stateOf } from './field-frame.tsx'
import type { FieldProps, OptionsField } from './field-props.ts'
import { elementID, textOf, valueAt } from './form-scope.ts'

/** Radio buttons or checkboxes with a common legend. The first one has the id of the field, so that links reach it. */
export const ChoiceGroup = (props: FieldProps<OptionsField>) => {
  const { scope, field, path } = props
  const value = valueAt(scope, path)
  const id = elementID(scope, path)
  return (
    <FieldFrame {...props}>
      <fieldset className="form__choices" {...stateOf(scope, field, path)}>
        <legend className="form__label">
          <LabelText {...props} />
        </legend>
        <HelpAndError {...props} />
        {field.options.map((option, index) => (
          <label key={option.value} className="form__choice">
            <input
              id={index === 0 ? id : `${id}-${index + 1}`}
              type={field.kind === 'radio' ? 'radio' : 'checkbox'}
              name={path}
              value={option.value}
              required={field.kind === 'radio' && field.required}
              defaultChecked={Array.isArray(value) ? value.includes(option.value) : value === option.value}
            />
            <span>
              {textOf(scope, option.label)}
              {option.help && <span className="form__choice-help">{textOf(scope, option.help)}</span>}
            </span>
          </label>
        ))}
      </fieldset>
    </FieldFrame>
  )
}
