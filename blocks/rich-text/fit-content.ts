import type { Json } from '@ximblox/contract/fields'
import { isObject } from '@ximblox/contract/rules/is-object'
import type { BlockNode, InlineNode, ListItemNode, TextNode } from './document.ts'
import { fitAttributes } from './fit-attributes.ts'
import { fitInline, fitLines, fitWords, type Placed, textIn } from './fit-words.ts'
import {
  type BlockName,
  deepestPlace,
  isBlockName,
  maxTextDepth,
  type NodeName,
  nodeRules,
} from './grammar.ts'
import type { Lowerings, Place } from './lowerings.ts'

type Container = Exclude<NodeName, 'paragraph' | 'heading' | 'codeBlock' | 'image'>
type AnyNode = BlockNode | ListItemNode

/** Nodes of a container, or nodes that have to stand beside it. */
interface Part {
  isBeside: boolean
  nodes: AnyNode[]
}

/** Fits nodes into a container at a depth. There are several parts where the container has to be split. */
export const fitContent = (
  container: Container,
  nodes: readonly Placed[],
  depth: number,
  lowerings: Lowerings,
): Part[] => {
  const parts: Part[] = [{ isBeside: false, nodes: [] }]
  const mayHold = (name: NodeName): boolean =>
    (nodeRules[container].holds as readonly NodeName[]).includes(name)
  let words: InlineNode[] = []

  const put = (node: AnyNode): void => {
    const isBeside = !mayHold(node.type)
    const last = parts.at(-1)
    if (last?.isBeside === isBeside) last.nodes.push(node)
    else parts.push({ isBeside, nodes: [node] })
  }
  const putBlock = (node: BlockNode): void => {
    if (!mayHold('listItem')) return put(node)
    const item = parts.at(-1)?.nodes.at(-1)
    // A list directly in a list belongs to the item before it.
    if (item?.type === 'listItem' && isList(node.type)) item.content.push(node)
    else put({ type: 'listItem', content: [node] })
  }
  const endWords = (): void => {
    const content = words
    words = []
    if (content.length > 0) putBlock({ type: 'paragraph', content })
  }

  const take = ({ node, at }: Placed): void => {
    const type = isObject(node) ? node.type : undefined
    if (typeof node === 'string' || type === 'text' || type === 'hardBreak') {
      lowerings.add(at, 'invalidFormat', node)
      const inline = fitInline(node, at, lowerings)
      if (inline) words.push(inline)
      return
    }
    endWords()
    if (!isObject(node) || typeof type !== 'string') lowerings.add(at, 'wrongType', node)
    else if (at.depth > deepestPlace) takeText(node, at)
    else if (type === 'listItem') takeItem(node, at)
    else if (!isBlockName(type)) takeUnknown(node, at)
    else if (mayHold('listItem')) takeIntoItems(node, at)
    else takeBlock(type, node, at)
  }
  const takeContent = (node: Record<string, unknown>, at: Place): void => {
    for (const placed of contentOf(node, at)) take(placed)
    endWords()
  }
  /** Too deep to go on node by node. */
  const takeText = (node: unknown, at: Place): void => {
    lowerings.add(at, 'tooDeep', node, { max: maxTextDepth })
    const text = textIn(node)
    if (text !== '') putBlock({ type: 'paragraph', content: [{ type: 'text', text }] })
  }
  const takeUnknown = (node: Record<string, unknown>, at: Place): void => {
    lowerings.add(at.in('type'), 'valueNotAllowed', node.type)
    if (typeof node.text === 'string')
      take({ node: { type: 'text', text: node.text, marks: node.marks }, at })
    takeContent(node, at)
  }
  const takeItem = (node: Record<string, unknown>, at: Place): void => {
    if (!mayHold('listItem')) {
      lowerings.add(at, 'invalidFormat', node)
      return takeContent(node, at)
    }
    const { type: _type, content: _content, ...others } = node
    lowerings.addUnknown(others, at)
    for (const item of fitContent('listItem', requiredContentOf(node, at, lowerings), depth + 1, lowerings))
      put({ type: 'listItem', content: item.nodes as BlockNode[] })
  }
  const takeIntoItems = (node: Record<string, unknown>, at: Place): void => {
    lowerings.add(at, 'invalidFormat', node)
    for (const item of fitContent('listItem', [{ node, at }], depth + 1, lowerings))
      for (const block of item.nodes) putBlock(block as BlockNode)
  }

  const takeBlock = (type: BlockName, node: Record<string, unknown>, at: Place): void => {
    const { type: _type, attrs, content, ...others } = node
    const { holds, attributes } = nodeRules[type]
    if (!mayHold(type)) lowerings.add(at, 'invalidFormat', node)
    if (typeof holds === 'object') {
      if (!mayHold(type)) return takeContent(node, at)
      // With the nodes that it needs inside.
      if (depth + (isList(type) ? 3 : 2) > maxTextDepth) return takeFlat(node, at)
    }
    lowerings.addUnknown(others, at)
    const fitted = fitAttributes(attributes ?? {}, attrs, at.in('attrs'), lowerings)
    if (!fitted) return
    const head: Head = { type, ...(Object.keys(fitted).length > 0 && { attrs: fitted }) }
    if (holds === 'words') takeWords(head, content, at)
    else if (holds === 'text') putLines(fitLines(content, at.in('content'), lowerings))
    else if (holds === undefined) {
      lowerings.addUnknown({ content }, at)
      put(head as BlockNode)
    } else
      takeParts(
        head,
        fitContent(type as Container, requiredContentOf(node, at, lowerings), depth + 1, lowerings),
      )
  }
  const takeParts = (head: Head, inner: readonly Part[]): void => {
    for (const { isBeside, nodes } of inner)
      if (isBeside) for (const node of nodes) put(node)
      else put({ ...head, content: nodes } as BlockNode)
  }
  const takeWords = ({ type, ...head }: Head, content: unknown, at: Place): void => {
    const name = mayHold(type) ? { type, ...head } : { type: 'paragraph' }
    for (const part of fitWords(content, at.in('content'), lowerings)) {
      if (Array.isArray(part)) put({ ...name, ...(part.length > 0 && { content: part }) } as BlockNode)
      else {
        lowerings.add(part.at, 'invalidFormat', part.node)
        take(part)
        endWords()
      }
    }
  }
  const putLines = (content: TextNode[]): void => {
    if (mayHold('codeBlock')) put({ type: 'codeBlock', ...(content.length > 0 && { content }) })
    else put(brokenLines(content.map(({ text }) => text).join('')))
  }
  /** The items of a list that is too deep go on as items of the list around it. */
  const takeFlat = (node: Record<string, unknown>, at: Place): void => {
    lowerings.add(at, 'tooDeep', node, { max: maxTextDepth })
    for (const placed of contentOf(node, at)) {
      if (container === 'listItem') parts.push({ isBeside: false, nodes: [] })
      take(placed)
    }
    endWords()
  }

  for (const placed of nodes) take(placed)
  endWords()
  const used = parts.filter(part => part.nodes.length > 0)
  return used.length > 0 ? used : [{ isBeside: false, nodes: [emptyIn(container)] }]
}

interface Head {
  type: BlockName
  attrs?: Record<string, Json>
}

const isList = (type: string): boolean => type === 'bulletList' || type === 'orderedList'

/** What an empty container is filled with, to write in. */
const emptyIn = (container: Container): AnyNode =>
  isList(container) ? { type: 'listItem', content: [{ type: 'paragraph' }] } : { type: 'paragraph' }

/** The lines of a preformatted text where there may be none. */
const brokenLines = (text: string): BlockNode => {
  const content = text
    .split('\n')
    .flatMap((line, index): InlineNode[] => [
      ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
      ...(line === '' ? [] : [{ type: 'text' as const, text: line, marks: [{ type: 'code' as const }] }]),
    ])
  return { type: 'paragraph', ...(content.length > 0 && { content }) }
}

const contentOf = ({ content }: Record<string, unknown>, at: Place): Placed[] =>
  Array.isArray(content) ? content.map((node, index) => ({ node, at: at.in('content').in(index) })) : []

const requiredContentOf = (node: Record<string, unknown>, at: Place, lowerings: Lowerings): Placed[] => {
  if (!Array.isArray(node.content)) lowerings.add(at.in('content'), 'wrongType', node.content)
  return contentOf(node, at)
}
