import type { ControlError } from './enhance-validation.ts'
import { messagesOf } from './messages-of.ts'

/** Shows the errors above the fields, as the server does, and focuses them. */
export const showSummary = (form: HTMLFormElement, errors: readonly ControlError[]): void => {
  const box = form.querySelector<HTMLElement>('.form__summary') ?? emptySummary(form)
  const title = document.createElement('h3')
  title.className = 'form__summary-title'
  title.textContent = messagesOf(form).summary ?? ''
  const list = document.createElement('ul')
  list.className = 'form__summary-list'
  for (const { id, message } of errors) {
    const link = document.createElement('a')
    link.href = `#${id}`
    link.textContent = message
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  box.replaceChildren(title, list)
  const start = titleStart(form)
  if (!document.title.startsWith(start)) document.title = start + document.title
  box.focus()
}

/** The title of the page begins with the word for an error only as long as a field has one. */
export const keepTitle = (form: HTMLFormElement): void => {
  form.addEventListener('input', () => {
    const start = titleStart(form)
    if (document.title.startsWith(start) && !document.querySelector('form [aria-invalid="true"]'))
      document.title = document.title.slice(start.length)
  })
}

const titleStart = (form: HTMLFormElement): string => messagesOf(form).title?.split('{title}')[0] ?? ''

const emptySummary = (form: HTMLFormElement): HTMLElement => {
  const box = document.createElement('div')
  box.className = 'form__summary'
  box.role = 'alert'
  box.tabIndex = -1
  form.querySelector('.form__trap')?.after(box)
  return box
}
