import type { Block } from '@ximblox/contract/blocks'
import { isEqual } from '@ximblox/contract/rules/equal'
import { plainText } from '@ximblox/contract/rules/plain-text'
import { createElement, Fragment, type ReactNode } from 'react'
import type { LinkTarget } from '../link-target.ts'
import { calloutLabel } from '../rich-text/callout-labels.ts'
import {
  type BlockNode,
  calloutKinds,
  directions,
  type InlineNode,
  type LinkAttributes,
  type ListItemNode,
  type Mark,
  numberings,
  type RichText as RichTextDocument,
  type TextImage,
} from '../rich-text/document.ts'
import { textImageOf } from '../rich-text/text-images.ts'
import { Anchor } from './anchor.tsx'
import { autoDirection, firstDirection } from './text-direction.ts'

/** The URL of a link target; null renders only the text of the link. */
type Resolve = (target: LinkTarget) => string | null

interface RichTextProps {
  doc: RichTextDocument
  resolve: Resolve
  /** The locale of the page, for the labels of call-outs. */
  locale: string
  /** The block with the text. */
  block: Block
  /** Renders the images of the text. */
  Picture: (props: TextPictureProps) => ReactNode
}

export interface TextPictureProps {
  block: Block
  image: TextImage
}

type Context = Omit<RichTextProps, 'doc'>

/** Renders rich text. Unknown nodes and unsafe links are omitted, even if they were stored somehow. */
export const RichText = ({ doc, ...context }: RichTextProps): ReactNode => renderNodes(doc.content, context)

type AnyNode = BlockNode | ListItemNode

const renderNodes = (nodes: readonly AnyNode[] | undefined, context: Context): ReactNode =>
  // Nodes have no identity besides their index.
  nodes?.map((node, index) => <Fragment key={index}>{renderNode(node, context)}</Fragment>)

const renderNode = (node: AnyNode, context: Context): ReactNode => {
  switch (node.type) {
    case 'paragraph':
      return <p dir={textDirection(node, context)}>{renderWords(node.content, context)}</p>
    case 'heading':
      return createElement(
        headings[node.attrs.level] ?? 'p',
        { dir: textDirection(node, context) },
        renderWords(node.content, context),
      )
    case 'bulletList':
      return <ul dir={listDirection(node, context)}>{renderNodes(node.content, context)}</ul>
    case 'orderedList':
      return (
        <ol
          start={startOf(node.attrs?.start)}
          type={numberingOf(node.attrs?.type)}
          dir={listDirection(node, context)}
        >
          {renderNodes(node.content, context)}
        </ol>
      )
    case 'listItem':
      return <li>{renderNodes(node.content, context)}</li>
    case 'blockquote':
      return <blockquote>{renderNodes(node.content, context)}</blockquote>
    case 'callout':
      return renderCallout(node, context)
    case 'codeBlock':
      return (
        <pre dir="ltr">
          <code>{plainText(node)}</code>
        </pre>
      )
    case 'image':
      return renderImage(node, context)
    default:
      return null
  }
}

type Directed = Extract<BlockNode, { attrs?: { dir?: unknown } }>

const givenDirection = (node: Directed) => directions.find(known => known === node.attrs?.dir)

const textDirection = (node: Directed, { locale }: Context) =>
  givenDirection(node) ?? autoDirection(plainText(node), locale)

const listDirection = (node: Directed, { locale }: Context) => {
  const text = plainText(node)
  return givenDirection(node) ?? (autoDirection(text, locale) && firstDirection(text))
}

const numberingOf = (type: unknown) => numberings.find(known => known === type)

type CalloutNode = Extract<BlockNode, { type: 'callout' }>
type ImageNode = Extract<BlockNode, { type: 'image' }>

const renderCallout = ({ attrs, content }: CalloutNode, context: Context): ReactNode => {
  const kind = calloutKinds.find(known => known === attrs?.kind) ?? 'note'
  return (
    <div data-callout={kind} role="note">
      <p data-callout-label="">{calloutLabel(kind, context.locale)}</p>
      <div data-callout-text="">{renderNodes(content, context)}</div>
    </div>
  )
}

const renderImage = ({ attrs }: ImageNode, { block, Picture }: Context): ReactNode => {
  const image = textImageOf(attrs)
  return image ? (
    <figure data-size={image.size} data-side={image.side}>
      <Picture block={block} image={image} />
    </figure>
  ) : null
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

const startOf = (start: number | undefined): number | undefined => (start === 1 ? undefined : start)

/** Neighbours with the same mark share its element: a link with a bold word in it is one link. */
const renderWords = (nodes: readonly InlineNode[] | undefined, context: Context, level = 0): ReactNode =>
  runsOf(nodes ?? [], level).map(({ mark, run }, index) => (
    <Fragment key={index}>
      {mark
        ? renderMark(mark, renderWords(run, context, level + 1), context)
        : run.map((node, place) => <Fragment key={place}>{renderWord(node)}</Fragment>)}
    </Fragment>
  ))

const renderWord = (node: InlineNode): ReactNode => {
  switch (node.type) {
    case 'text':
      return node.text
    case 'hardBreak':
      return <br />
    default:
      return null
  }
}

interface Run {
  mark: Mark | undefined
  run: InlineNode[]
}

const runsOf = (nodes: readonly InlineNode[], level: number): Run[] => {
  const runs: Run[] = []
  for (const node of nodes) {
    const mark = node.marks?.[level]
    const last = runs.at(-1)
    if (last && isEqual(last.mark ?? null, mark ?? null)) last.run.push(node)
    else runs.push({ mark, run: [node] })
  }
  return runs
}

const renderMark = (mark: Mark, inner: ReactNode, context: Context): ReactNode => {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>
    case 'italic':
      return <em>{inner}</em>
    case 'strike':
      return <s>{inner}</s>
    case 'code':
      return <code>{inner}</code>
    case 'subscript':
      return <sub>{inner}</sub>
    case 'superscript':
      return <sup>{inner}</sup>
    case 'small':
      return <small>{inner}</small>
    case 'link':
      return <Anchor href={urlOf(mark.attrs, context.resolve)}>{inner}</Anchor>
    default:
      return inner
  }
}

const urlOf = (attributes: LinkAttributes, resolve: Resolve): string | null =>
  'target' in attributes ? resolve(attributes.target) : attributes.href
