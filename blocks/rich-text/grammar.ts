import { cropParams } from '@ximblox/contract/blocks'
import type { Json } from '@ximblox/contract/fields'
import { id, text } from '@ximblox/contract/fields'
import * as z from 'zod/mini'
import { linkTarget } from '../link-target.ts'
import { calloutKinds, directions, imageSides, imageSizes, numberings, plainMarks } from './document.ts'
import { isSafeHref } from './safe-href.ts'

/**
 * Everything that a formatted text can contain. The server's check, the editor's schema and `fitText` are made from it, so
 * that none of them knows a node, mark or attribute that another refuses.
 */

export const blockNames = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'callout',
  'codeBlock',
  'image',
] as const
export type BlockName = (typeof blockNames)[number]
export type NodeName = 'doc' | 'listItem' | BlockName

export const markNames = ['link', ...plainMarks] as const
export type MarkName = (typeof markNames)[number]

export interface AttributeRule {
  value: z.ZodMiniType
  /** Stored with every node; nodes without it get the default, and are dropped if it has none. */
  isRequired?: true
  /** Not stored unless required. */
  default?: Json
  /** The allowed value that is closest to one that is not. */
  nearest?(value: unknown): Json | undefined
}

export type AttributeRules = Readonly<Record<string, AttributeRule>>

export interface NodeRule {
  /**
   * Formatted words, plain text, or at least one of these nodes; nothing by default. The server takes empty nodes, too,
   * which are filled with a paragraph in the editor, where a caret has to stand in them.
   */
  holds?: 'words' | 'text' | readonly Exclude<NodeName, 'doc'>[]
  attributes?: AttributeRules
}

export interface MarkRule {
  attributes?: AttributeRules
  /** Marks that the same words cannot have. */
  excludes?: readonly MarkName[]
}

const dir: AttributeRule = { value: z.enum(directions) }

export const nodeRules: Readonly<Record<NodeName, NodeRule>> = {
  doc: { holds: blockNames },
  paragraph: { holds: 'words', attributes: { dir } },
  heading: {
    holds: 'words',
    attributes: {
      level: {
        value: z.literal([2, 3, 4]),
        isRequired: true,
        default: 2,
        nearest: level =>
          typeof level === 'number' ? Math.min(4, Math.max(2, Math.trunc(level))) : undefined,
      },
      dir,
    },
  },
  bulletList: { holds: ['listItem'], attributes: { dir } },
  orderedList: {
    holds: ['listItem'],
    attributes: { start: { value: z.int(), default: 1 }, type: { value: z.enum(numberings) }, dir },
  },
  listItem: { holds: blockNames },
  blockquote: { holds: blockNames },
  callout: {
    holds: ['paragraph', 'bulletList', 'orderedList'],
    attributes: { kind: { value: z.enum(calloutKinds), isRequired: true, default: 'note' } },
  },
  codeBlock: { holds: 'text' },
  image: {
    attributes: {
      file: { value: z.strictObject({ ref: z.literal('file'), id }), isRequired: true },
      altText: { value: text(1000), isRequired: true, default: '' },
      decorative: { value: z.boolean() },
      cropParams: { value: cropParams },
      size: { value: z.enum(imageSizes), isRequired: true, default: 'full' },
      side: { value: z.enum(imageSides) },
    },
  },
}

// A reason and `abort` make autosave refuse the link, unlike a half-typed URL.
const href = z.string().check(z.refine(isSafeHref, { error: 'unsafeLink', abort: true }))

/** In the order in which they are nested, the outermost first. */
export const markRules: Readonly<Record<MarkName, MarkRule>> = {
  /** Has either a URL or a target. */
  link: { attributes: { href: { value: href }, target: { value: linkTarget } } },
  bold: {},
  italic: {},
  strike: {},
  code: {},
  /** Nothing can be above and below the line at once. */
  subscript: { excludes: ['superscript'] },
  superscript: { excludes: ['subscript'] },
  small: {},
}

/** How many nodes can contain each other. Lists of a good dozen levels fit in. */
export const maxTextDepth = 40

/** Fitting goes on node by node to this number of keys, well before recursion exhausts the stack. */
export const deepestPlace = maxTextDepth * 4

export const isBlockName = (name: string): name is BlockName =>
  (blockNames as readonly string[]).includes(name)
export const isMarkName = (name: string): name is MarkName => Object.hasOwn(markRules, name)
