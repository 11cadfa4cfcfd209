import type { ReactNode } from 'react'
import type { Block, FormDefinition, LinkValue } from 'ximblox'
import { Form, type FormProps, formElementID, type PageView, TextLink } from 'ximblox/views'
import { formMessagesFor } from '../messages/forms/form-messages.ts'

interface FormSectionProps {
  block: Block
  view: PageView
  background: string
  /** Title and introduction, beside the form on wide screens. */
  words: ReactNode
  children: ReactNode
}

/**
 * A block with a form. Its id is the target of redirects, which show what became of a submission. What a link in a mail
 * leads to needs no introduction.
 */
export const FormSection = ({ block, view, background, words, children }: FormSectionProps) => (
  <section className={`${block.type} form-block form-block--${background}`}>
    <div className={view.form?.isAlone ? 'wrap' : 'wrap form-block__columns'}>
      {!view.form?.isAlone && <div className="form-block__words">{words}</div>}
      <div className="form-block__main" id={formElementID(block.key)} tabIndex={-1}>
        {children}
      </div>
    </div>
  </section>
)

interface SiteFormProps
  extends Pick<
    FormProps,
    'items' | 'submit' | 'initialValues' | 'className' | 'children' | 'failedTitle' | 'renderFields'
  > {
  form: FormDefinition
  block: Block
  view: PageView
  /** Link to the privacy statement. */
  privacy: LinkValue | null
}

/** A form in the words of the site. */
export const SiteForm = ({ privacy, view, children, ...props }: SiteFormProps) => {
  const messages = formMessagesFor(view.page.locale)
  return (
    <Form {...props} view={view}>
      {children}
      {privacy && (
        <p className="form__privacy">
          <TextLink link={{ ...privacy, label: privacy.label || messages.privacy }} />
        </p>
      )}
    </Form>
  )
}

/** What became of a submission, in the place of the form. */
export const Outcome = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className="form-outcome">
    <h2 className="form-outcome__title">{title}</h2>
    {children}
  </div>
)
