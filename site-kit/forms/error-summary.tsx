import { elementID, type FormScope, fieldAt } from './form-scope.ts'

interface ErrorSummaryProps {
  scope: FormScope
  title: string
}

/** As the page answers what the visitor has just sent, the focus belongs to the answer. */
const takesFocus = { tabIndex: -1, autoFocus: true }

/** The errors of a submission above its fields, with links to them. It takes the focus when the page is loaded. */
export const ErrorSummary = ({ scope, title }: ErrorSummaryProps) => {
  const { errors } = scope
  return (
    <div className="form__summary" role="alert" {...takesFocus}>
      <h3 className="form__summary-title">{title}</h3>
      {errors.size > 0 && (
        <ul className="form__summary-list">
          {[...errors].toReversed().map(([path, message]) => (
            <li key={path}>
              {fieldAt(scope.fields, path) ? <a href={`#${elementID(scope, path)}`}>{message}</a> : message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
