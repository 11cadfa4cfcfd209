import { followConditions } from './enhance-conditions.ts'
import { editItems } from './enhance-items.ts'
import { keepTitle, showSummary } from './enhance-summary.ts'
import { checkOnBlur, showErrors } from './enhance-validation.ts'

/** Makes the forms of a page more comfortable; without it they work too. Runs in the browser. */
export const enhanceForms = (): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) enhance(form)
}

const enhance = (form: HTMLFormElement) => {
  setHidden(form, 'startedAt', String(Date.now()))
  setHidden(form, 'idempotencyKey', newKey())
  followConditions(form)
  editItems(form)
  checkOnBlur(form)
  keepTitle(form)

  let isSending = false
  form.addEventListener('submit', event => {
    if (isSending) return event.preventDefault()
    const errors = showErrors(form)
    if (errors.length > 0) {
      event.preventDefault()
      return showSummary(form, errors)
    }
    isSending = true
    markAsSending(form, true)
  })
  // The page comes back from the browser's memory with "Back": what is sent then is another submission.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    isSending = false
    markAsSending(form, false)
    setHidden(form, 'idempotencyKey', newKey())
  })
}

const markAsSending = (form: HTMLFormElement, sending: boolean) => {
  const button = form.querySelector<HTMLButtonElement>('.form__submit button')
  if (!button) return
  form.toggleAttribute('aria-busy', sending)
  button.setAttribute('aria-disabled', String(sending))
  button.dataset.text ??= button.textContent
  button.textContent = (sending && form.dataset.sending) || button.dataset.text
}

const setHidden = (form: HTMLFormElement, name: string, value: string) => {
  let input = form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!input) {
    input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    form.append(input)
  }
  input.value = value
}

/** `randomUUID` is missing where pages come over plain HTTP. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
