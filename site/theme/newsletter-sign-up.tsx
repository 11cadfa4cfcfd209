import { labelIn, languageOf } from 'ximblox'
import { formTextsFor, globalOf, hrefOf, type PageView } from 'ximblox/views'
import { newsletter } from '../forms/newsletter.ts'
import { siteContent } from '../globals/site.global.ts'
import { formMessagesFor } from '../messages/forms/form-messages.ts'

/** Signs up for the newsletter from any page. The form is sent to the newsletter page, which has the whole form. */
export const NewsletterSignUp = ({ view }: { view: PageView }) => {
  const { locale, path } = view.page
  const action = hrefOf(globalOf(view, siteContent).props.newsletterPage, view)
  if (!action || action === path) return null
  const messages = formMessagesFor(locale)
  const { agreement } = newsletter.fields
  return (
    <form method="post" action={action} className="sign-up">
      <input type="hidden" name="form" value={newsletter.id} />
      <div hidden>
        <label>
          {formTextsFor(languageOf(locale)).trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <label htmlFor="sign-up-email" className="sign-up__title">
        {messages.newsletterCompact}
      </label>
      <input
        id="sign-up-email"
        className="sign-up__input"
        type="email"
        name="email"
        required
        maxLength={250}
        autoComplete="email"
        placeholder={messages.newsletterExample}
      />
      <label className="sign-up__agreement">
        <input type="checkbox" name="agreement" value="true" required />
        <span>{labelIn(agreement.label, languageOf(locale), [])}</span>
      </label>
      <p>
        <button type="submit" className="button">
          {messages.newsletterSend}
        </button>
      </p>
    </form>
  )
}
