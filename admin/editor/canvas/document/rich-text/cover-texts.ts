import { elementsOfTexts } from './text-offset-at.ts'

/** Puts a text area in the place of some of the texts of a field, with their appearance. */
export const cover = (
  field: HTMLElement,
  area: HTMLTextAreaElement,
  { first, count }: { first: number; count: number },
): void => {
  uncover(field)
  const covered = elementsOfTexts(field).slice(first, first + count)
  // They keep their place, so that nothing moves.
  for (const element of covered) element.style.visibility = 'hidden'
  if (getComputedStyle(field).position === 'static') field.style.position = 'relative'
  const around = field.getBoundingClientRect()
  const boxes = covered.length > 0 ? covered.map(element => element.getBoundingClientRect()) : [around]
  const top = Math.min(...boxes.map(box => box.top))
  const left = Math.min(...boxes.map(box => box.left))
  const right = Math.max(...boxes.map(box => box.right))
  const bottom = Math.max(...boxes.map(box => box.bottom))
  const shown = getComputedStyle(covered[0] ?? field)
  for (const name of appearance) area.style.setProperty(name, shown.getPropertyValue(name))
  area.style.left = `${left - around.left - field.clientLeft}px`
  area.style.top = `${top - around.top - field.clientTop}px`
  area.style.width = `${right - left}px`
  area.style.height = '0'
  area.style.height = `${Math.max(bottom - top, area.scrollHeight)}px`
  field.style.setProperty(endOfArea, `${area.offsetTop + area.offsetHeight}px`)
}

/** Shows the texts of a field again. */
export const uncover = (field: HTMLElement): void => {
  field.style.position = ''
  field.style.removeProperty(endOfArea)
  for (const element of elementsOfTexts(field)) element.style.visibility = ''
}

/** Where a note below it begins. */
const endOfArea = '--ximblox-interim-end'

const appearance = [
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'word-spacing',
  'text-transform',
  'text-align',
  'text-indent',
  'line-height',
  'color',
  'direction',
] as const
