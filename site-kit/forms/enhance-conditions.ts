/** Shows fields only while their condition holds. The values of those that are not shown are not sent. */
export const followConditions = (form: HTMLFormElement): void => {
  const boxes = [...form.querySelectorAll<HTMLElement>('[data-when]')]
  if (boxes.length === 0) return
  for (const text of form.querySelectorAll<HTMLElement>('[data-condition]')) text.hidden = true
  const update = () => {
    // As often as there are conditions, because one field can depend on another that depends on a third.
    for (let round = 0; round < boxes.length; round++) for (const box of boxes) showOrHide(form, box)
  }
  form.addEventListener('input', update)
  form.addEventListener('change', update)
  update()
}

const showOrHide = (form: HTMLFormElement, box: HTMLElement) => {
  const { when = '', is = '' } = box.dataset
  box.hidden = !valuesOf(form, when).includes(is)
  for (const control of box.querySelectorAll<HTMLInputElement>('input, select, textarea'))
    control.disabled = control.closest('[data-when][hidden]') !== null
}

const valuesOf = (form: HTMLFormElement, name: string): string[] => {
  const controls = [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLElement && 'name' in element && element.name === name,
  )
  const asked = controls.filter(control => !control.disabled)
  if (asked.length === 0) return []
  const checkable = asked.filter(({ type }) => type === 'checkbox' || type === 'radio')
  if (checkable.length === 0) return asked.map(({ value }) => value)
  const checked = checkable.filter(control => control.checked).map(({ value }) => value)
  return checked.length > 0 ? checked : ['', 'false']
}
