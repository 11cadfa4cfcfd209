import { type DefaultTreeAdapterTypes, type ParserError, parseFragment } from 'parse5'
import { type ErrorEntry, errorAt } from 'ximblox'
import { cleanHtml } from './clean-html.ts'
import { frameHosts } from './frame-hosts.ts'

const property = 'props.html'

/** What is wrong with pasted HTML. An empty text is no error here, because a draft may be incomplete. */
export const htmlErrors = (pasted: string): ErrorEntry[] => {
  if (pasted.trim() === '') return []
  const { html, frames, refused } = cleanHtml(pasted)
  if (refused.length > 0) return [errorAt(property, 'valueNotAllowed', { allowed: Object.keys(frameHosts) })]
  const isEmpty = html.replaceAll(/<[^<>]*>/g, '').trim() === '' && frames.length === 0
  return isEmpty || !isValidHtml(pasted) ? [errorAt(property, 'invalidHtml')] : []
}

/** Whether the text is HTML with every element closed that has to be, and nothing closed that was never opened. */
export const isValidHtml = (text: string): boolean => {
  const errors: ParserError[] = []
  const fragment = parseFragment(text, {
    sourceCodeLocationInfo: true,
    onParseError: error => errors.push(error),
  })
  if (errors.length > 0) return false
  const elements = elementsIn(fragment)
  const closed = elements.filter(({ sourceCodeLocation }) => sourceCodeLocation?.endTag)
  const isAnyOpen = elements.some(
    ({ tagName, sourceCodeLocation }) =>
      sourceCodeLocation && !sourceCodeLocation.endTag && !mayStayOpen.has(tagName),
  )
  return !isAnyOpen && closed.length === (text.match(/<\/[a-z]/gi) ?? []).length
}

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** In a loop, because nothing limits how deep pasted elements are nested. */
const elementsIn = (root: Node): Element[] => {
  const found: Element[] = []
  const left: Node[] = [root]
  for (let node = left.pop(); node; node = left.pop()) {
    if ('tagName' in node) found.push(node)
    if ('childNodes' in node) for (const child of node.childNodes) left.push(child)
  }
  return found
}

/** Void elements, and those whose end tag is optional. */
const mayStayOpen = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'],
  ...['p', 'li', 'dt', 'dd', 'tr', 'th', 'td', 'thead', 'tbody', 'tfoot', 'caption', 'colgroup', 'option'],
])
