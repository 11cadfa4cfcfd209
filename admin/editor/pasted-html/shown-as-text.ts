import { isBlank } from './dom.ts'
import type { PastedPage } from './page.ts'

/** Replaces what a browser shows as text, or as a small picture in it, by that text. */
export const showAsText = ({ body }: PastedPage): void => {
  // Slack writes it without content, and shows it as the space between two paragraphs.
  for (const border of body.querySelectorAll('[data-stringify-type=paragraph-break]'))
    border.prepend(body.ownerDocument.createElement('br'), body.ownerDocument.createElement('br'))
  for (const image of body.querySelectorAll('img'))
    if (isEmoji(image.alt) || isBlank(image.getAttribute('src'))) image.replaceWith(image.alt)
  for (const field of body.querySelectorAll('input, select, textarea, button')) showField(field)
  for (const quote of body.querySelectorAll('q')) quote.replaceWith('“', ...quote.childNodes, '”')
  for (const note of body.querySelectorAll('rt')) note.replaceWith('(', ...note.childNodes, ')')
  for (const text of body.querySelectorAll(svgTexts)) text.append(' ')
  for (const image of body.querySelectorAll('svg')) image.replaceWith(` ${image.textContent} `)
}

/** Each has a place of its own; SVG may contain HTML. */
const svgTexts =
  'svg text, svg tspan, svg foreignObject, svg :is(p, div, li, br, td, th, h1, h2, h3, h4, h5, h6)'

const isEmoji = (text: string): boolean => /^\s*\p{RGI_Emoji}+\s*$/v.test(text)

const showField = (field: Element): void => {
  if (field instanceof HTMLInputElement) field.replaceWith(` ${shownIn(field)} `)
  else if (field instanceof HTMLSelectElement)
    field.replaceWith(` ${[...field.children].map(labelOf).join(', ')} `)
  else if (field instanceof HTMLTextAreaElement) field.replaceWith(` ${field.value || field.placeholder} `)
  else field.replaceWith(' ', ...field.childNodes, ' ')
}

/** The name of an option, or of a group of them. */
const labelOf = (option: Element): string => {
  if (option instanceof HTMLOptionElement) return option.label
  const group = [...option.children].map(labelOf).join(', ')
  return option instanceof HTMLOptGroupElement && option.label !== '' ? `${option.label}: ${group}` : group
}

const shownIn = (field: HTMLInputElement): string => {
  if (field.type === 'image') return field.alt
  if (/^(hidden|password|file|radio|range|color)$/.test(field.type)) return ''
  return field.getAttribute('value') ?? field.placeholder
}
