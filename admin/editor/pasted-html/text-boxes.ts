import { isElement, isEmpty, wordsOf } from './dom.ts'
import type { PastedPage } from './page.ts'
import { sourceOf } from './source.ts'
import { applySheet } from './style-sheet.ts'

/**
 * Word writes its text boxes in a comment that only Office reads, and a picture of them for everyone else. Their text is
 * taken from the comment, unless that alternative has it.
 */
export const takeTextBoxes = ({ body, sheet }: PastedPage): void => {
  for (const comment of commentsIn(body)) {
    if (!/^\[if [^\]]*\bvml\b/i.test(comment.data)) continue
    const alternative = alternativeTo(comment)
    const boxes = notIn(alternative.map(wordsOf).join(' '), boxesIn(comment.data))
    if (boxes.length === 0) continue
    for (const node of alternative) if (isElement(node)) removePictures(node)
    for (const box of boxes) applySheet(box, sheet)
    const holder = body.ownerDocument.createElement('div')
    holder.append(...boxes.flatMap(box => [...box.childNodes]))
    insert(holder, comment)
  }
}

/** The contents of text boxes, and the texts of shapes that are nothing but one. */
const boxesIn = (office: string): HTMLElement[] =>
  [
    ...office.matchAll(
      /<v:textbox\b[^>]*>([\s\S]*?)<\/v:textbox>|<v:textpath\b[^>]*?\bstring\s*=\s*("[^"]*"|'[^']*')/gi,
    ),
  ]
    .map(([, html = '', text = '']) => sourceOf(withoutFrame(html) || `<p>${text.slice(1, -1)}</p>`).body)
    .filter(box => !isEmpty(box))

/** Those without their own place in the words that are shown: two boxes may have the same text. */
const notIn = (shown: string, boxes: readonly HTMLElement[]): HTMLElement[] => {
  let rest = ` ${shown} `
  return boxes.filter(box => {
    const words = ` ${wordsOf(box)} `
    const isShown = rest.includes(words)
    if (isShown) rest = rest.replace(words, () => ' ')
    return !isShown
  })
}

/** The table that shows the box where its shape is not. */
const withoutFrame = (html: string): string => html.replaceAll(/<!\[if !mso\]>[\s\S]*?<!\[endif\]>/gi, '')

const commentsIn = (body: HTMLElement): Comment[] => {
  const walker = body.ownerDocument.createTreeWalker(body, 128)
  const found: Comment[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Comment)
  return found
}

/** What follows for programs that do not read the comment. */
const alternativeTo = (comment: Comment): Node[] => {
  const nodes: Node[] = []
  let node = comment.nextSibling
  if (node?.nodeType !== 8 || !/\[if !vml\]/i.test(node.textContent ?? '')) return nodes
  for (node = node.nextSibling; node && !isEnd(node); node = node.nextSibling) nodes.push(node)
  return nodes
}

const isEnd = (node: Node): boolean => node.nodeType === 8 && /\[endif\]/i.test(node.textContent ?? '')

const removePictures = (element: HTMLElement): void => {
  for (const image of element.querySelectorAll('img')) image.remove()
  if (element.matches('img')) element.remove()
}

/** A box is anchored anywhere in a paragraph, but never divides its text. */
const insert = (holder: HTMLElement, anchor: Comment): void => {
  const block = anchor.parentElement?.closest('p, h1, h2, h3, h4, h5, h6')
  if (!block) return anchor.before(holder)
  const before = holder.ownerDocument.createRange()
  before.setStart(block, 0)
  before.setEndBefore(anchor)
  if (before.toString().trim() === '') block.before(holder)
  else block.after(holder)
}
