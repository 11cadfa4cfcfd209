import type { PastedPage } from './page.ts'

/** Replaces what a browser shows as text, or as a small picture in it, by that text. */
export const showAsText = ({ body }: PastedPage): void => {
  for (const image of body.querySelectorAll('img')) if (isEmoji(image.alt)) image.replaceWith(image.alt)
  for (const field of body.querySelectorAll('input, select, textarea, button')) showField(field)
  for (const quote of body.querySelectorAll('q')) quote.replaceWith('“', ...quote.childNodes, '”')
  for (const note of body.querySelectorAll('rt')) note.replaceWith('(', ...note.childNodes, ')')
  for (const text of body.querySelectorAll('svg text, svg tspan')) text.append(' ')
  for (const image of body.querySelectorAll('svg')) image.replaceWith(` ${image.textContent} `)
}

const isEmoji = (text: string): boolean => /^\s*\p{RGI_Emoji}+\s*$/v.test(text)

const showField = (field: Element): void => {
  if (field instanceof HTMLInputElement) field.replaceWith(` ${shownIn(field)} `)
  else if (field instanceof HTMLSelectElement)
    field.replaceWith(` ${[...field.options].map(option => option.text).join(', ')} `)
  else if (field instanceof HTMLTextAreaElement) field.replaceWith(` ${field.value || field.placeholder} `)
  else field.replaceWith(' ', ...field.childNodes, ' ')
}

const shownIn = (field: HTMLInputElement): string => {
  if (/^(hidden|password|file|image|radio|range|color)$/.test(field.type)) return ''
  return field.getAttribute('value') ?? field.placeholder
}
