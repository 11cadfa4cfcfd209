import { FieldFrame, HelpAndError, LabelText, stateOf } from './field-frame.tsx'
import type { Field, FieldProps } from './field-props.ts'
import { elementID, valueAt } from './form-scope.ts'

/** A checkbox beside the wording that the visitor agrees to. */
export const Consent = (props: FieldProps<Field<'consent'>>) => {
  const { scope, field, path } = props
  return (
    <FieldFrame {...props}>
      <HelpAndError {...props} />
      <label className="form__choice">
        <input
          id={elementID(scope, path)}
          type="checkbox"
          name={path}
          value="true"
          required={field.required ?? false}
          defaultChecked={valueAt(scope, path) === true}
          {...stateOf(scope, field, path)}
        />
        <span>
          <LabelText {...props} />
        </span>
      </label>
    </FieldFrame>
  )
}
