import { enhanceForms } from 'ximblox/script'
import { placesAsked } from '../../rules/participants.ts'
import { euros, includingVat } from '../../rules/price.ts'

enhanceForms()

for (const box of document.querySelectorAll<HTMLElement>('[data-price]')) {
  const form = box.closest('form')
  const tick = form?.querySelector<HTMLInputElement>('[name="contact.takesPart"]')
  if (!form || !tick) continue
  const update = () => {
    const takesPart = tick.checked
    const rows = [...form.querySelectorAll<HTMLElement>('[data-item]')]
    const isFirstEmpty = rows[0] !== undefined && inputsOf(rows[0]).every(({ value }) => value.trim() === '')
    for (const [index, row] of rows.entries())
      showRow(row, index === 0 && takesPart && isFirstEmpty, rows.length, box.dataset.contact)
    showPrice(box, placesAsked(rows.length, { takesPart, isFirstEmpty }))
  }
  form.addEventListener('form:items', update)
  tick.addEventListener('change', update)
  update()
}

function inputsOf(row: HTMLElement): HTMLInputElement[] {
  return [...row.querySelectorAll('input')]
}

/** In the row of the contact person, there is nothing to fill in. */
function showRow(row: HTMLElement, isContact: boolean, rows: number, text = ''): void {
  const fields = row.querySelector<HTMLElement>('.form__fields')
  if (fields) fields.hidden = isContact
  row.querySelector('[data-is-contact]')?.remove()
  if (isContact) {
    const note = document.createElement('p')
    note.dataset.isContact = ''
    note.textContent = text
    fields?.before(note)
  }
  for (const input of inputsOf(row)) {
    input.required = !isContact
    // An error that is shown in the row is checked again.
    if (isContact) input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const button = row.querySelector<HTMLElement>('[name="remove"]')
  if (button) button.hidden = isContact || rows < 2
}

function showPrice(box: HTMLElement, count: number): void {
  const { price, locale = 'en-gb', one = '', many = '' } = box.dataset
  const total = Number(price) * count
  const write = (name: string, text: string) => {
    const element = box.querySelector(`[data-${name}]`)
    if (element && element.textContent !== text) element.textContent = text
  }
  write('count', count === 1 ? one : many.replace('{count}', String(count)))
  write('excluding', euros(total, locale))
  write('including', euros(includingVat(total), locale))
}
