import { type BlockComponent, fieldsOf } from 'ximblox/views'
import { contact } from '../../forms/contact.ts'
import { formMessagesFor } from '../../messages/forms/form-messages.ts'
import { isSent } from '../form-data.ts'
import { FormSection, Outcome, SiteForm } from '../form-section.tsx'
import type { contactForm } from './contact-form.block.ts'

const { Plain } = fieldsOf<typeof contactForm>()

export const ContactForm: BlockComponent<typeof contactForm> = ({ props, block, data, view }) => {
  const messages = formMessagesFor(view.page.locale)
  return (
    <FormSection
      block={block}
      view={view}
      background={props.background}
      words={
        <>
          <Plain field="title" as="heading" />
          <Plain field="intro" as="p" className="form-block__intro" />
        </>
      }
    >
      {isSent(view, block, data) ? (
        <Outcome title={messages.contactSentTitle}>
          <p>{messages.contactSentText}</p>
        </Outcome>
      ) : (
        <SiteForm
          form={contact}
          block={block}
          view={view}
          privacy={props.privacy}
          submit={messages.contactSend}
        />
      )}
    </FormSection>
  )
}
