import type { FormView } from 'ximblox'
import { ActionForm, type BlockComponent, fieldsOf } from 'ximblox/views'
import { newsletter } from '../../forms/newsletter.ts'
import type { FormMessages } from '../../messages/forms/en.ts'
import { formMessagesFor } from '../../messages/forms/form-messages.ts'
import { isSent, ownForm } from '../form-data.ts'
import { FormSection, Outcome, SiteForm } from '../form-section.tsx'
import type { newsletterForm } from './newsletter-form.block.ts'

const { Plain } = fieldsOf<typeof newsletterForm>()

export const NewsletterForm: BlockComponent<typeof newsletterForm> = ({ props, block, data, view }) => {
  const messages = formMessagesFor(view.page.locale)
  const form = ownForm(view, block, newsletter)
  const answer = form?.action ? answerTo(form, messages) : undefined
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
      {answer ? (
        <Outcome title={answer.title}>
          <p>{answer.text}</p>
          {answer.button && form && <ActionForm form={form} view={view} label={answer.button} />}
        </Outcome>
      ) : isSent(view, block, data) ? (
        <Outcome title={messages.newsletterSentTitle}>
          <p>{messages.newsletterSentText}</p>
        </Outcome>
      ) : (
        <SiteForm
          form={newsletter}
          block={block}
          view={view}
          privacy={props.privacy}
          submit={messages.newsletterSend}
          failedTitle={messages.newsletterFailed}
        />
      )}
    </FormSection>
  )
}

interface Answer {
  title: string
  text: string
  /** Of the action that the link offers. */
  button?: string
}

/** What a mailed link leads to: the question whether to do it, or what has been done. */
const answerTo = ({ action }: FormView, messages: FormMessages): Answer | undefined => {
  if (action?.name === 'confirm')
    return {
      title: messages.newsletterConfirmTitle,
      text: messages.newsletterConfirmText,
      button: messages.newsletterConfirm,
    }
  if (action?.name === 'unsubscribe')
    return {
      title: messages.newsletterUnsubscribeTitle,
      text: messages.newsletterUnsubscribeText,
      button: messages.newsletterUnsubscribe,
    }
  if (action?.state === 'confirmed')
    return { title: messages.newsletterConfirmedTitle, text: messages.newsletterConfirmedText }
  if (action?.state === 'unsubscribed')
    return { title: messages.newsletterUnsubscribedTitle, text: messages.newsletterUnsubscribedText }
  return undefined
}
