/** Adds and removes the items of repeated groups in place. A `form:items` event tells that their number changed. */
export const editItems = (form: HTMLFormElement): void => {
  form.addEventListener('click', event => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('button[name]')
    const list = button && button.closest<HTMLElement>('[data-items]')
    if (!button || !list) return
    event.preventDefault()
    const item = button.name === 'add' ? add(list) : remove(list, button)
    form.dispatchEvent(new CustomEvent('form:items'))
    focusIn(list, item)
  })
}

/** Items may have nothing to fill in. */
const focusIn = (list: HTMLElement, item: HTMLElement | undefined) => {
  const controls = [...(item?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])]
  const control = controls.find(one => !one.closest('[hidden]'))
  ;(control ?? list.querySelector<HTMLElement>('[name="add"]'))?.focus()
}

const itemsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-item]')]

const add = (list: HTMLElement): HTMLElement | undefined => {
  const last = itemsOf(list).at(-1)
  const item = last?.cloneNode(true)
  if (!last || !(item instanceof HTMLElement)) return
  for (const error of item.querySelectorAll('.form__error')) error.remove()
  for (const control of item.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    if (control.type === 'checkbox' || control.type === 'radio') control.checked = false
    else control.value = ''
    control.removeAttribute('aria-invalid')
    control.removeAttribute('aria-describedby')
  }
  last.after(item)
  renumber(list)
  return item
}

const remove = (list: HTMLElement, button: HTMLElement): HTMLElement | undefined => {
  const items = itemsOf(list)
  const item = items.find(candidate => candidate.contains(button))
  if (!item) return
  const neighbour = items[items.indexOf(item) - 1] ?? items[1]
  item.remove()
  renumber(list)
  return neighbour
}

const renumber = (list: HTMLElement) => {
  const { items: path = '', min, max } = list.dataset
  const items = itemsOf(list)
  for (const [index, item] of items.entries()) {
    for (const element of [item, ...item.querySelectorAll<HTMLElement>('*')])
      renumberElement(element, path, index)
    for (const button of item.querySelectorAll<HTMLElement>('[name="remove"]'))
      button.hidden = items.length <= Number(min)
  }
  const button = list.querySelector<HTMLElement>('[name="add"]')
  if (button) button.hidden = items.length >= Number(max)
}

const numbered = ['id', 'name', 'for', 'aria-describedby', 'data-when', 'value']

const renumberElement = (element: HTMLElement, path: string, index: number) => {
  for (const name of numbered) {
    const [before = '', after] = (element.getAttribute(name) ?? '').split(`${path}.`)
    if (after !== undefined && (name !== 'value' || element instanceof HTMLButtonElement))
      element.setAttribute(name, `${before}${path}.${after.replace(/^\d+/, String(index))}`)
  }
  const { numbered: text } = element.dataset
  if (text) element.textContent = text.replace('{number}', String(index + 1))
}
