import type { AttributeSpec, MarkSpec, NodeSpec, SchemaSpec } from '@tiptap/pm/model'
import {
  type AttributeRule,
  type AttributeRules,
  type MarkName,
  type MarkRule,
  markRules,
  type NodeName,
  type NodeRule,
  nodeRules,
} from '@ximblox/blocks/rich-text/grammar'

/** The structure of the editor's documents, from the grammar. Extensions of the same names parse, show and change them. */
export const textSchemaSpec = (): SchemaSpec => ({
  nodes: {
    ...mapped(nodeRules, nodeSpec),
    text: { group: 'inline' },
    hardBreak: { group: 'inline', inline: true, selectable: false, linebreakReplacement: true },
  },
  marks: mapped(markRules, markSpec),
})

/** How a node behaves while it is edited. */
const behavior: Readonly<Record<NodeName, NodeSpec>> = {
  doc: {},
  paragraph: { group: 'block' },
  heading: { group: 'block', defining: true },
  bulletList: { group: 'block list' },
  orderedList: { group: 'block list' },
  listItem: { defining: true },
  blockquote: { group: 'block', defining: true },
  callout: { group: 'block', defining: true },
  codeBlock: { group: 'block', defining: true, code: true, marks: '' },
  image: { group: 'block', atom: true, draggable: true },
}

/** What is typed after a link does not belong to it. */
const markBehavior: Partial<Record<MarkName, MarkSpec>> = { link: { inclusive: false }, code: { code: true } }

const nodeSpec = (name: NodeName, { holds, attributes = {} }: NodeRule): NodeSpec => ({
  ...behavior[name],
  ...(holds && { content: contentOf(holds) }),
  ...attributeSpecs(attributes),
})

const markSpec = (name: MarkName, { attributes = {}, excludes }: MarkRule): MarkSpec => ({
  ...markBehavior[name],
  ...(excludes && { excludes: [name, ...excludes].join(' ') }),
  ...attributeSpecs(attributes),
})

const contentOf = (holds: NonNullable<NodeRule['holds']>): string => {
  if (holds === 'words') return 'inline*'
  return holds === 'text' ? 'text*' : `(${holds.join(' | ')})+`
}

const attributeSpecs = (rules: AttributeRules): { attrs?: Record<string, AttributeSpec> } =>
  Object.keys(rules).length > 0 ? { attrs: mapped(rules, (_name, rule) => attributeSpec(rule)) } : {}

const attributeSpec = ({ value, isRequired, default: usual }: AttributeRule): AttributeSpec => ({
  ...(!(isRequired && usual === undefined) && { default: usual ?? null }),
  validate: given => {
    const isAbsent = given === null && !isRequired
    if (!isAbsent && !value.safeParse(given).success) throw new RangeError('Not a value of the grammar')
  },
})

const mapped = <Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  to: (name: Name, from: From) => To,
): Record<Name, To> =>
  Object.fromEntries(
    Object.entries<From>(record).map(([name, from]) => [name, to(name as Name, from)]),
  ) as Record<Name, To>
