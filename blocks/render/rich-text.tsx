import type { Block } from '@ximblox/contract/blocks'
import { createElement, Fragment, type ReactNode } from 'react'
import type { LinkTarget } from '../link-target.ts'
import { calloutLabel } from '../rich-text/callout-labels.ts'
import {
  type BlockNode,
  calloutKinds,
  type InlineNode,
  type LinkAttributes,
  type ListItemNode,
  type Mark,
  type RichText as RichTextDocument,
  type TextImage,
} from '../rich-text/document.ts'
import { textImageOf } from '../rich-text/text-images.ts'
import { Anchor } from './anchor.tsx'

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

type AnyNode = BlockNode | ListItemNode | InlineNode

const renderNodes = (nodes: readonly AnyNode[] | undefined, context: Context): ReactNode =>
  // Nodes have no identity besides their index.
  nodes?.map((node, index) => <Fragment key={index}>{renderNode(node, context)}</Fragment>)

const renderNode = (node: AnyNode, context: Context): ReactNode => {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduceRight<ReactNode>(
        (inner, mark) => renderMark(mark, inner, context),
        node.text,
      )
    case 'hardBreak':
      return <br />
    case 'paragraph':
      return <p>{renderNodes(node.content, context)}</p>
    case 'heading':
      return createElement(headings[node.attrs.level] ?? 'p', null, renderNodes(node.content, context))
    case 'bulletList':
      return <ul>{renderNodes(node.content, context)}</ul>
    case 'orderedList':
      return <ol start={startOf(node.attrs?.start)}>{renderNodes(node.content, context)}</ol>
    case 'listItem':
      return <li>{renderNodes(node.content, context)}</li>
    case 'blockquote':
      return <blockquote>{renderNodes(node.content, context)}</blockquote>
    case 'callout':
      return renderCallout(node, context)
    case 'image':
      return renderImage(node, context)
    default:
      return null
  }
}

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

const renderMark = (mark: Mark, inner: ReactNode, context: Context): ReactNode => {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>
    case 'italic':
      return <em>{inner}</em>
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
