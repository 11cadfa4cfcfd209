/** Stands for a picture while pasted HTML becomes a text; Unicode keeps the character out of texts. */
const sign = '\uFDD1'

/**
 * Puts a paragraph in place of each picture, next to the paragraph, heading or table that the picture is in. Returns the
 * addresses of the pictures.
 */
export const markPictures = (body: HTMLElement): string[] => {
  const last = new Map<Element, Element>()
  const pictures = picturesIn(body)
  for (const image of body.querySelectorAll('img')) if (!isSeen(image)) takeOut(image)
  for (const [index, image] of pictures.entries()) {
    const paragraph = body.ownerDocument.createElement('p')
    paragraph.textContent = `${sign}${index}${sign}`
    const around = partAround(image)
    if (!around) image.replaceWith(paragraph)
    else if (!last.has(around) && isBeforeText(image, around)) around.before(paragraph)
    else {
      ;(last.get(around) ?? around).after(paragraph)
      last.set(around, paragraph)
    }
    takeOut(image)
  }
  return pictures.map(sourceOf)
}

/** Which picture a text stands for, and where the mark is in it; null if there is none. */
export const pictureMark = (text: string): { index: number; from: number; to: number } | null => {
  const found = mark.exec(text)
  return found ? { index: Number(found[1]), from: found.index, to: found.index + found[0].length } : null
}

const mark = new RegExp(`${sign}(\\d+)${sign}`)

/** The pictures in HTML, in their order. */
export const picturesIn = (body: HTMLElement): HTMLImageElement[] =>
  [...body.querySelectorAll('img')].filter(isSeen)

/** Mails count their readers with images of one pixel. */
const isSeen = (image: HTMLImageElement): boolean =>
  sourceOf(image) !== '' && !['0', '1'].includes(image.getAttribute('width') ?? '')

export const sourceOf = (image: HTMLImageElement): string => image.getAttribute('src')?.trim() ?? ''

/** Removes a picture, and the paragraph that was nothing else. */
const takeOut = (image: HTMLImageElement): void => {
  const around = partAround(image)
  image.remove()
  if (around && isEmptied(around)) around.remove()
}

const partAround = (image: HTMLElement): HTMLElement | null => {
  let table = image.closest('table')
  for (let outer = table; outer; outer = outer.parentElement?.closest('table') ?? null) table = outer
  return table ?? image.closest<HTMLElement>('p, h1, h2, h3, h4, h5, h6, pre, dt, dd')
}

const isBeforeText = (image: HTMLElement, around: HTMLElement): boolean => {
  if (around.matches('table')) return false
  const before = around.ownerDocument.createRange()
  before.setStart(around, 0)
  before.setEndBefore(image)
  return before.toString().trim() === ''
}

const isEmptied = (around: HTMLElement): boolean =>
  around.textContent?.trim() === '' && !around.querySelector('img')
