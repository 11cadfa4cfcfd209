import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import { isOwnForm } from '@ximblox/blocks/forms/form-view'
import type { PageView } from '@ximblox/blocks/render/page-view'
import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import { languageOf } from '@ximblox/contract/locales'
import type { ReactNode } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import { errorsOf } from './form-errors.ts'
import { FormFieldList } from './form-field-list.tsx'
import type { FormScope } from './form-scope.ts'
import { type FormTexts, formTextsFor, type ItemTexts } from './form-texts.ts'
import { nativeMessages } from './native-messages.ts'

/** The props of `<Form>`. */
export interface FormProps {
  form: FormDefinition
  block: Block
  view: PageView
  /** Those of the language of the page by default. */
  texts?: FormTexts
  /** By the path of each repeated group. */
  items?: Readonly<Record<string, ItemTexts>>
  submit: ReactNode
  /** The answers that the form begins with. */
  initialValues?: JsonObject
  /** Replaces that of `texts`. */
  failedTitle?: string
  className?: string
  /** Renders the fields in another way. */
  renderFields?: (scope: FormScope) => ReactNode
  /** Between the fields and the button, such as a price. */
  children?: ReactNode
}

/**
 * A form of a page: a plain form that is sent to the page itself, with its errors and the values as sent. It needs no
 * JavaScript; `enhanceForms` makes it more comfortable.
 */
export const Form = ({
  form,
  block,
  view,
  texts = formTextsFor(languageOf(view.page.locale)),
  items = {},
  submit,
  initialValues = {},
  failedTitle = texts.failedTitle,
  className,
  renderFields,
  children,
}: FormProps) => {
  const language = languageOf(view.page.locale)
  const own = view.form && isOwnForm(view.form, block, form.id) ? view.form : undefined
  const scope: FormScope = {
    blockKey: block.key,
    language,
    texts,
    items,
    fields: form.fields,
    values: own?.values ?? initialValues,
    errors: new Map(own && errorsOf(form.fields, own, texts)),
  }
  return (
    <form
      method="post"
      action={view.page.path}
      noValidate
      className={`form ${className ?? ''}`.trimEnd()}
      data-form={form.id}
      data-messages={JSON.stringify(nativeMessages(language, texts))}
      data-sending={texts.sending}
    >
      {/* The Enter key presses the first button of a form, which must not be one that removes something. */}
      <button type="submit" className="form__enter" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="form" value={form.id} />
      <input type="hidden" name="blockKey" value={block.key} />
      <div className="form__trap" hidden>
        <label>
          {texts.trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {own && (own.status === 'invalid' || own.status === 'failed') && (
        <ErrorSummary scope={scope} title={own.status === 'failed' ? failedTitle : texts.invalidTitle} />
      )}
      {hasOptional(form) && <p className="form__note">{texts.allRequired}</p>}
      {renderFields ? renderFields(scope) : <FormFieldList scope={scope} fields={form.fields} path="" />}
      {children}
      <p className="form__submit">
        <button type="submit" className="button">
          {submit}
        </button>
      </p>
    </form>
  )
}

const hasOptional = ({ fields }: Pick<FormDefinition, 'fields'>): boolean =>
  Object.values(fields).some(field =>
    'fields' in field
      ? hasOptional(field)
      : !field.required && field.kind !== 'consent' && field.kind !== 'hidden',
  )
