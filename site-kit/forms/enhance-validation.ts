import { messagesOf } from './messages-of.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Checks a control when the visitor leaves it, and one with an error while it is corrected. */
export const checkOnBlur = (form: HTMLFormElement): void => {
  const afterPress = postponeWhilePressed()
  form.addEventListener('focusout', ({ target }) => {
    // A field that is passed on the way to another one need not be filled in yet.
    if (isControl(target) && !isChoice(target) && target.value !== '') afterPress(() => show(form, target))
  })
  form.addEventListener('input', ({ target }) => {
    if (!isControl(target)) return
    const control = firstOf(form, target)
    if (marked(control).hasAttribute('aria-invalid')) show(form, control)
  })
}

/** An error that appears while a button below it is pressed moves the button from under the pointer: no click follows. */
const postponeWhilePressed = () => {
  let isPressed = false
  const postponed: (() => void)[] = []
  const release = () => {
    isPressed = false
    // The click comes in the same task.
    setTimeout(() => {
      for (const check of postponed.splice(0)) check()
    })
  }
  addEventListener('pointerdown', () => (isPressed = true), true)
  addEventListener('pointerup', release, true)
  addEventListener('pointercancel', release, true)
  return (check: () => void) => (isPressed ? void postponed.push(check) : check())
}

/** An error of a form, and the control that it is about. */
export interface ControlError {
  id: string
  message: string
}

/** Shows the errors of all controls, and returns them. */
export const showErrors = (form: HTMLFormElement): ControlError[] => {
  const controls = [...form.elements].filter(isControl).filter(control => firstOf(form, control) === control)
  for (const control of controls) show(form, control)
  return controls
    .filter(control => !control.validity.valid)
    .map(control => ({ id: control.id, message: messageFor(form, control) }))
}

const isControl = (target: EventTarget | null): target is Control =>
  (target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement) &&
  target.id !== ''

const isChoice = ({ type }: Control) => type === 'checkbox' || type === 'radio'

/** Radio buttons have one error together; the first of them stands for it. */
const firstOf = (form: HTMLFormElement, control: Control): Control => {
  if (control.type !== 'radio') return control
  const first = form.querySelector(`input[name="${CSS.escape(control.name)}"]`)
  return isControl(first) ? first : control
}

const marked = (control: Control): Element =>
  control.type === 'radio' ? (control.closest('fieldset') ?? control) : control

const show = (form: HTMLFormElement, control: Control) => {
  const element = marked(control)
  const id = `${control.id}-error`
  const error = document.getElementById(id) ?? document.createElement('p')
  const others = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(other => other !== id)
  const { valid } = control.validity
  if (valid) error.remove()
  else {
    error.id = id
    error.className = 'form__error'
    error.textContent = messageFor(form, control)
    if (!error.isConnected) control.closest('.form__choice, .form__control')?.before(error)
    others.push(id)
  }
  setOrRemove(element, 'aria-invalid', valid ? '' : 'true')
  setOrRemove(element, 'aria-describedby', others.join(' ').trim())
}

const setOrRemove = (element: Element, name: string, value: string) => {
  if (value === '') element.removeAttribute(name)
  else element.setAttribute(name, value)
}

const messageFor = (form: HTMLFormElement, control: Control): string => {
  const messages = messagesOf(form)
  const { valueMissing, typeMismatch } = control.validity
  const name = valueMissing
    ? control.type === 'checkbox'
      ? 'agreement'
      : 'required'
    : typeMismatch
      ? 'email'
      : 'other'
  return (messages[name] ?? '').replace('{label}', () => nameOf(control))
}

/** Its label, with the name of its group where several fields have the same label. */
const nameOf = (control: Control): string => {
  const label = control.closest('.form__field')?.querySelector('[data-label]')?.textContent ?? ''
  const naming = control.closest<HTMLElement>('[data-naming]')?.dataset.naming ?? '{field}'
  const items = [...(control.closest('[data-items]')?.querySelectorAll('[data-item]') ?? [])]
  const number = items.findIndex(item => item.contains(control)) + 1
  return naming.replace('{field}', () => label).replace('{number}', String(number))
}
