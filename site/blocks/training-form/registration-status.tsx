import type { FormView, JsonObject } from 'ximblox'
import { ActionForm, OtherAction, type PageView } from 'ximblox/views'
import { filled } from '../../messages/filled.ts'
import type { FormMessages } from '../../messages/forms/en.ts'
import { formMessagesFor } from '../../messages/forms/form-messages.ts'
import { isUnconfirmed } from '../../rules/cancellation.ts'
import { dayRange } from '../../rules/day-range.ts'
import { euros } from '../../rules/price.ts'
import { Outcome } from '../form-section.tsx'

interface RegistrationStatusProps {
  form: FormView
  details: JsonObject
  view: PageView
}

/**
 * A registration that the visitor has just sent, or opened through the link in a mail, to confirm or cancel it, or to
 * accept places. What cancelling costs stands before the button.
 */
export const RegistrationStatus = ({ form, details, view }: RegistrationStatusProps) => {
  const { locale } = view.page
  const messages = formMessagesFor(locale)
  const text = (name: string) => (typeof details[name] === 'string' ? details[name] : '')
  const quantity = typeof details.quantity === 'number' ? details.quantity : 0
  const { name = null, state = '' } = form.action ?? {}
  const terms = termsOf(details, locale, messages)
  const { title, words } = headline(name ?? state, messages)
  const facts: [string, string][] = [
    [messages.factNumber, String(Number(details.number))],
    [messages.factTraining, text('training')],
    [
      messages.factDate,
      [dayRange(text('start'), text('end'), locale), text('times')].filter(Boolean).join(', '),
    ],
    [messages.factPlace, text('location')],
    [messages.factParticipants, String(quantity)],
    [messages.price, state === 'cancelled' ? '' : priceOf(details, locale, messages)],
  ]
  return (
    <Outcome title={title}>
      {words && <p>{filled(words, { email: text('email') })}</p>}
      <dl className="form-outcome__facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {name === null && state !== 'cancelled' && state !== 'lapsed' && (
        <>
          {state === 'confirmed' && <p>{messages.invoiceFollows}</p>}
          <p>{[messages.cancelByMail, state === 'confirmed' && terms].filter(Boolean).join(' ')}</p>
        </>
      )}
      {name === 'confirm' && (
        <>
          <p>{details.isReserved === true ? messages.confirmReserved : messages.confirmUnconfirmed}</p>
          {terms !== '' && <p>{terms}</p>}
          <ActionForm form={form} view={view} label={messages.confirmRegistration} />
          <OtherAction form={form} view={view} name="cancel" label={messages.cancelConfirm} />
        </>
      )}
      {name === 'accept' && (
        <>
          <p>
            {details.isOffered === true
              ? filled(messages.acceptUntil, { until: text('until') })
              : messages.acceptLapsed}
          </p>
          {terms !== '' && <p>{terms}</p>}
          <ActionForm form={form} view={view} label={messages.acceptPlaces} />
          <OtherAction form={form} view={view} name="cancel" label={messages.cancelConfirm} />
        </>
      )}
      {name === 'cancel' && (
        <>
          <p>{costsOf(details, state, locale, messages)}</p>
          <ActionForm form={form} view={view} label={messages.cancelConfirm} />
        </>
      )}
    </Outcome>
  )
}

/** What became of a registration whose link offers nothing any more. */
export const SettledRegistration = ({ state, locale }: { state: string; locale: string }) => {
  const messages = formMessagesFor(locale)
  const title = isUnconfirmed(state) ? messages.confirmImpossible : headline(state, messages).title
  return <Outcome title={title} />
}

/** What cancelling costs once the registration is confirmed. */
const termsOf = ({ freeUntil, isFree }: JsonObject, locale: string, messages: FormMessages): string => {
  if (typeof freeUntil !== 'string' || freeUntil === '') return ''
  return isFree === true
    ? filled(messages.cancelTerms, { date: dayRange(freeUntil, '', locale) })
    : messages.cancelDue
}

const priceOf = ({ excluding, including }: JsonObject, locale: string, messages: FormMessages): string =>
  `${euros(Number(excluding), locale)} ${messages.exclVat}, ${euros(Number(including), locale)} ${messages.inclVat}`

const costsOf = (
  { owesNothing, isFree, freeUntil, excluding, including }: JsonObject,
  state: string,
  locale: string,
  messages: FormMessages,
): string => {
  if (state === 'waiting') return messages.cancelWaiting
  if (owesNothing === true || typeof freeUntil !== 'string' || freeUntil === '') return messages.cancelNothing
  return isFree === true
    ? filled(messages.cancelFree, { date: dayRange(freeUntil, '', locale) })
    : filled(messages.cancelCosts, {
        excluding: euros(Number(excluding), locale),
        including: euros(Number(including), locale),
      })
}

/** The words for a link that offers an action, or else for a state. */
const headline = (what: string, messages: FormMessages): { title: string; words: string } => {
  switch (what) {
    case 'confirm':
      return { title: messages.confirmTitle, words: '' }
    case 'accept':
      return { title: messages.acceptTitle, words: '' }
    case 'offered':
      return { title: messages.offeredTitle, words: messages.offeredText }
    case 'lapsed':
      return { title: messages.lapsedTitle, words: '' }
    case 'reserved':
      return { title: messages.reservedTitle, words: messages.reservedText }
    case 'unconfirmed':
      return { title: messages.unconfirmedTitle, words: messages.unconfirmedText }
    case 'cancel':
      return { title: messages.cancelTitle, words: '' }
    case 'waiting':
      return { title: messages.waitingTitle, words: messages.waitingText }
    case 'cancelled':
      return { title: messages.cancelledTitle, words: messages.cancelledText }
    default:
      return { title: messages.confirmedTitle, words: messages.confirmedText }
  }
}
