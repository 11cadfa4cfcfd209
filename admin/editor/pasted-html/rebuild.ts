import { isApart, isBlockElement } from './block-element.ts'
import {
  type Context,
  type Direction,
  type Marks,
  noMarks,
  ownDirection,
  type ReadBlocks,
  within,
} from './context.ts'
import { copyOf, isBlank, isElement, isText, nameOf } from './dom.ts'
import { breakLeaf, type Leaf, leavesOf, paragraphsOf } from './leaves.ts'
import type { PastedPage } from './page.ts'
import { preformatted } from './preformatted.ts'
import { isAll, renderLeaves } from './render-leaves.ts'
import { tableOf } from './tables.ts'

/** Replaces everything by the elements of formatted text: every word is in a paragraph, heading, item or cell. */
export const rebuild = ({ body }: PastedPage): void => {
  const isOwn = body.querySelector('[data-pm-slice]') !== null
  const outer: Context = {
    marks: noMarks,
    space: 'collapsed',
    dir: null,
    line: 'p',
    isTitle: false,
    isInside: false,
    isOwn,
  }
  const blocks = blocksIn(body, within(body, outer, true), null)
  body.replaceChildren(...blocks)
  body.normalize()
}

/** The blocks that are complete, and the line that is not. */
interface Flow {
  blocks: Element[]
  line: Leaf[]
  /** Whether the line has more than blanks. */
  hasText: boolean
  /** The direction of the line. */
  dir: Direction | null
  /** The direction that blocks have without saying so. */
  around: Direction | null
}

/** The content of an element as blocks. */
const blocksIn: ReadBlocks = (element, context, around) => {
  const flow: Flow = { blocks: [], line: [], hasText: false, dir: context.dir, around }
  readChildren(element, context, flow)
  endLine(flow, context, element.ownerDocument)
  return flow.blocks
}

const readChildren = (element: Element, context: Context, flow: Flow): void => {
  for (const node of element.childNodes) {
    if (isText(node)) addLeaves(flow, leavesOf(node.data, context), context)
    else if (isElement(node)) readElement(node, context, flow)
  }
}

const gapIn = (context: Context): Leaf[] => leavesOf(' ', context)

const addLeaves = (flow: Flow, leaves: readonly Leaf[], { dir }: Context): void => {
  if (!flow.hasText) flow.dir = dir
  for (const leaf of leaves) {
    flow.line.push(leaf)
    flow.hasText ||= !isBlank(leaf.text)
  }
}

const readElement = (element: HTMLElement, outer: Context, flow: Flow): void => {
  const isBlock = isBlockElement(element)
  const context = within(element, outer, isBlock)
  const leaves = leavesFor(element, context)
  const gap = !isBlock && isApart(element) ? gapIn(outer) : []
  addLeaves(flow, gap, outer)
  if (leaves) addLeaves(flow, leaves, context)
  if (!isBlock) {
    readChildren(element, context, flow)
    return addLeaves(flow, gap, outer)
  }
  endLine(flow, outer, element.ownerDocument)
  const blocks = blocksFor(element, context, flow.around)
  if (blocks) flow.blocks.push(...blocks)
  else {
    readChildren(element, context, flow)
    endLine(flow, context, element.ownerDocument)
  }
}

/** What an element shows itself, apart from its content. */
const leavesFor = (element: HTMLElement, { marks }: Context): Leaf[] | null => {
  const name = nameOf(element)
  if (name === 'img') return pictureIn(element, marks)
  return name === 'br' ? [breakLeaf(marks)] : null
}

const pictureIn = (image: Element, marks: Marks): Leaf[] => {
  if (isBlank(image.getAttribute('src'))) return []
  const element = copyOf(image, 'img', ['src', 'alt', 'width'])
  return [{ kind: 'picture', text: '', element, marks }]
}

const endLine = (flow: Flow, { line, isTitle, isOwn }: Context, document: Document): void => {
  flow.hasText = false
  for (const leaves of paragraphsOf(flow.line.splice(0), isOwn)) {
    const block = document.createElement(line)
    const dir = ownDirection(flow.dir, flow.around, leaves.map(({ text }) => text).join(''))
    if (dir) block.setAttribute('dir', dir)
    renderLeaves(block, leaves, isTitle && isAll(leaves, 'strong') ? ['strong'] : [])
    flow.blocks.push(block)
  }
}

/** The blocks that an element becomes; null if it is nothing but a border between lines. */
const blocksFor: ReadBlocks<Element[] | null> = (element, context, around) => {
  if (element.hasAttribute(ownImage)) return [copyOf(element, 'figure', [ownImage, ownSlice])]
  if (element.hasAttribute('data-callout')) return [boxOf(element, context, around)]
  if (element.hasAttribute(ownBlocks))
    return [filled(copyOf(element, 'div', [ownBlocks]), blocksIn(element, context, around))]
  const name = nameOf(element)
  if (/^h[1-6]$/.test(name)) return headingOf(element, context, around)
  return makers[name]?.(element, context, around) ?? null
}

const makers: Readonly<Record<string, ReadBlocks>> = {
  p: (element, context, around) => {
    const blocks = blocksIn(element, context, around)
    const isKept = blocks.length > 0 || !context.isOwn
    return sliced(element, isKept ? blocks : [element.ownerDocument.createElement('p')])
  },
  pre: element => sliced(element, preformatted(element)),
  blockquote: (element, context, around) => {
    const blocks = blocksIn(element, outOfTitle(context), around)
    return blocks.length > 0 ? [filled(copyOf(element, 'blockquote', [ownSlice]), blocks)] : []
  },
  ul: (element, context, around) => listOf(element, context, around),
  ol: (element, context, around) => listOf(element, context, around),
  table: (element, context, around) => tableOf(element, outOfTitle(context), around, blocksIn),
}

const headingOf: ReadBlocks = (element, context, around) => {
  if (context.isInside)
    return blocksIn(element, { ...context, marks: { ...context.marks, strong: true } }, around)
  const line = lines[Number(nameOf(element).slice(1)) - 1] ?? 'h4'
  const blocks = blocksIn(element, { ...context, line, isTitle: true }, around)
  const joined: Element[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    // One heading in several lines is still one.
    if (last?.localName === line && block.localName === line)
      last.append(element.ownerDocument.createElement('br'), ...block.childNodes)
    else joined.push(block)
  }
  return sliced(element, joined)
}

const lines = ['h2', 'h2', 'h3', 'h4'] as const

const listOf: ReadBlocks = (element, outer, around) => {
  const context = { ...outOfTitle(outer), isInside: true }
  const items = [...element.querySelectorAll<HTMLElement>(':scope > li')]
    .map(item => blocksIn(item, within(item, context, true), null))
    .filter(blocks => blocks.length > 0 || context.isOwn)
  // Some programs give the direction of a list to its items alone.
  const dir = directionOf(items[0]?.[0]) ?? context.dir
  const list = copyOf(element, nameOf(element), ['start', 'type', ownSlice])
  const own = ownDirection(dir, around, element.textContent)
  if (own) list.setAttribute('dir', own)
  for (const blocks of items) {
    for (const block of blocks) inheritDirection(block, dir)
    list.append(filled(element.ownerDocument.createElement('li'), blocks))
  }
  return list.hasChildNodes() ? [list] : []
}

/** Removes the direction of blocks where it is that of the list around them. */
const inheritDirection = (block: Element, dir: Direction | null): void => {
  if (!block.hasAttribute('dir')) for (const inner of block.children) inheritDirection(inner, dir)
  else if (block.getAttribute('dir') === dir) block.removeAttribute('dir')
}

const directionOf = (block: Element | undefined): Direction | null => {
  const dir = block?.getAttribute('dir')
  return dir === 'rtl' || dir === 'ltr' ? dir : null
}

/** A box of this product, whose label is not part of its text. */
const boxOf = (element: HTMLElement, outer: Context, around: Direction | null): Element => {
  const box = copyOf(element, 'div', ['data-callout', 'role', ownSlice])
  const label = element.querySelector('[data-callout-label]')
  label?.remove()
  if (label) box.append(copyOf(label, 'p', ['data-callout-label']))
  const content = element.querySelector<HTMLElement>('[data-callout-text]') ?? element
  const text = element.ownerDocument.createElement('div')
  text.setAttribute('data-callout-text', '')
  box.append(filled(text, blocksIn(content, { ...outOfTitle(outer), isInside: true }, around)))
  return box
}

const outOfTitle = (context: Context): Context => ({ ...context, line: 'p', isTitle: false })

const filled = (element: Element, blocks: readonly Node[]): Element => {
  element.append(...blocks)
  return element
}

/** Hands on what the editor's library writes on the first element of its clipboard. */
const sliced = (element: Element, blocks: Element[]): Element[] => {
  const slice = element.getAttribute(ownSlice)
  if (slice !== null) blocks[0]?.setAttribute(ownSlice, slice)
  return blocks
}

const ownSlice = 'data-pm-slice'
const ownImage = 'data-text-image'
const ownBlocks = 'data-ximblox-blocks'
