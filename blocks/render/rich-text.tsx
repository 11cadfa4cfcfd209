import { createElement, Fragment, type ReactNode } from 'react'
import type { LinkTarget } from '../link-target.ts'
import type {
  BlockNode,
  InlineNode,
  LinkAttributes,
  ListItemNode,
  Mark,
  RichText as RichTextDocument,
} from '../rich-text/document.ts'
import { Anchor } from './anchor.tsx'

/** The URL of a link target; null renders only the text of the link. */
type Resolve = (target: LinkTarget) => string | null

interface RichTextProps {
  doc: RichTextDocument
  resolve: Resolve
}

/** Renders rich text. Unknown nodes and unsafe links are omitted, even if they were stored somehow. */
export const RichText = ({ doc, resolve }: RichTextProps): ReactNode => renderNodes(doc.content, resolve)

type AnyNode = BlockNode | ListItemNode | InlineNode

const renderNodes = (nodes: readonly AnyNode[] | undefined, resolve: Resolve): ReactNode =>
  // Nodes have no identity besides their index.
  nodes?.map((node, index) => <Fragment key={index}>{renderNode(node, resolve)}</Fragment>)

const renderNode = (node: AnyNode, resolve: Resolve): ReactNode => {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduceRight<ReactNode>(
        (inner, mark) => renderMark(mark, inner, resolve),
        node.text,
      )
    case 'hardBreak':
      return <br />
    case 'paragraph':
      return <p>{renderNodes(node.content, resolve)}</p>
    case 'heading':
      return createElement(headings[node.attrs.level] ?? 'p', null, renderNodes(node.content, resolve))
    case 'bulletList':
      return <ul>{renderNodes(node.content, resolve)}</ul>
    case 'orderedList':
      return <ol start={startOf(node.attrs?.start)}>{renderNodes(node.content, resolve)}</ol>
    case 'listItem':
      return <li>{renderNodes(node.content, resolve)}</li>
    case 'blockquote':
      return <blockquote>{renderNodes(node.content, resolve)}</blockquote>
    default:
      return null
  }
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

const startOf = (start: number | undefined): number | undefined => (start === 1 ? undefined : start)

const renderMark = (mark: Mark, inner: ReactNode, resolve: Resolve): ReactNode => {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>
    case 'italic':
      return <em>{inner}</em>
    case 'link':
      return <Anchor href={urlOf(mark.attrs, resolve)}>{inner}</Anchor>
    default:
      return inner
  }
}

const urlOf = (attributes: LinkAttributes, resolve: Resolve): string | null =>
  'target' in attributes ? resolve(attributes.target) : attributes.href
