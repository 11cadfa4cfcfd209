import { filled } from '../../messages/filled.ts'
import { formMessagesFor } from '../../messages/forms/form-messages.ts'
import { euros, includingVat } from '../../rules/price.ts'

interface RegistrationPriceProps {
  /** Of one participant, in euros excluding VAT. */
  price: number
  participants: number
  locale: string
}

/** What the registration costs at first; the script follows the number of participants. */
export const RegistrationPrice = ({ price, participants, locale }: RegistrationPriceProps) => {
  const messages = formMessagesFor(locale)
  const total = price * participants
  return (
    <p
      className="form__price"
      aria-live="polite"
      data-price={price}
      data-locale={locale}
      data-one={messages.priceForOne}
      data-many={messages.priceFor}
      data-contact={messages.participantIsContact}
    >
      <span data-count="">
        {participants === 1 ? messages.priceForOne : filled(messages.priceFor, { count: participants })}
      </span>
      <strong>
        <span data-excluding="">{euros(total, locale)}</span> {messages.exclVat}
      </strong>
      <span>
        <span data-including="">{euros(includingVat(total), locale)}</span> {messages.inclVat}
      </span>
    </p>
  )
}
