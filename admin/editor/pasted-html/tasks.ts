import { isBlockElement } from './block-element.ts'
import { isElement, neighbour } from './dom.ts'
import type { PastedPage } from './page.ts'
import { styleOf } from './styles.ts'

/** Boxes that are ticked become signs before their text. */
export const showTasks = ({ body }: PastedPage): void => {
  for (const box of body.querySelectorAll(boxes)) {
    const sign = isTicked(box) ? ticked : open
    const text = box.firstChild ?? neighbour(box, 'nextSibling')
    box.replaceWith(...box.childNodes)
    if (text) putBefore(sign, text)
  }
  for (const item of body.querySelectorAll('li')) {
    const [first] = [...item.childNodes].filter(node => node.textContent?.trim())
    const state = stateOf(item)
    if (first && state && !/^\s*[☐☑]/.test(item.textContent))
      putBefore(state === 'true' ? ticked : open, first)
  }
}

const ticked = '☑ '
const open = '☐ '

const boxes = `input[type=checkbox], en-todo, img[aria-roledescription=checkbox],
  li > [role=checkbox]:not(:has(*)), li > .checkbox:empty`

const isTicked = (box: Element): boolean => {
  const state = box.getAttribute('aria-checked') ?? box.getAttribute('alt') ?? box.getAttribute('checked')
  // In HTML an attribute is there, in others it has a value.
  const isFalse = box.localName !== 'input' && state === 'false'
  return (state !== null && !isFalse && state !== 'unchecked') || box.matches('.checkbox-on')
}

/** Items that are ticked without a box of their own. */
const stateOf = (item: Element): string | undefined =>
  item.getAttribute('aria-checked') ??
  item.getAttribute('data-checked') ??
  styleOf(item).get('--en-checked') ??
  undefined

const putBefore = (sign: string, text: Node): void => {
  if (isElement(text) && isBlockElement(text)) {
    const [first] = [...text.childNodes].filter(node => node.textContent?.trim())
    if (first) putBefore(sign, first)
    else text.prepend(sign)
  } else text.parentNode?.insertBefore(text.ownerDocument?.createTextNode(sign) ?? text, text)
}
