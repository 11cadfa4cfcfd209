import { type BlockComponent, Form, fieldsOf, formElementID } from 'ximblox/views'
import { contact, type contactForm } from './contact.block.ts'

const { Plain } = fieldsOf<typeof contactForm>()

export const ContactForm: BlockComponent<typeof contactForm> = ({ props, block, data, view }) => {
  const isSent = data?.sent === block.key && view.form?.blockKey !== block.key
  return (
    <section className="contact wrap">
      <Plain field="title" as="heading" />
      <Plain field="intro" as="p" />
      <div id={formElementID(block.key)} tabIndex={-1}>
        {isSent ? (
          <p className="contact__thanks">{props.thanks}</p>
        ) : (
          <Form form={contact} block={block} view={view} submit={props.submit} />
        )}
      </div>
    </section>
  )
}
