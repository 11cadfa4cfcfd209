import { Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import type { RichText } from '@ximblox/blocks/rich-text/document'
import { fitText } from '@ximblox/blocks/rich-text/fit'
import {
  blockNames,
  markNames,
  markRules,
  maxTextDepth,
  type NodeName,
  nodeRules,
} from '@ximblox/blocks/rich-text/grammar'
import { richTextSchema } from '@ximblox/blocks/rich-text/schema'
import { richTexts } from '@ximblox/blocks/test/rich-texts'
import type { Json } from '@ximblox/contract/fields'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeOf } from './show-text.ts'
import { textSchema } from './text-schema.ts'

const schema = textSchema()
const serverSchema = richTextSchema(10_000)

const isAcceptedByServer = (doc: object): boolean => serverSchema.safeParse(doc).success
const isAcceptedByEditor = (doc: object): boolean => {
  try {
    Node.fromJSON(schema, doc).check()
    return true
  } catch {
    return false
  }
}

const names: NodeName[] = ['doc', 'listItem', ...blockNames]
const words = { type: 'text', text: 'words' }
const attributesOf: Partial<Record<string, object>> = {
  heading: { level: 2 },
  callout: { kind: 'tip' },
  image: { file: { ref: 'file', id: 1 }, altText: '', size: 'full' },
}

/** A node with what it needs inside. */
const nodeWith = (type: string, content?: object[]): object => ({
  type,
  ...(attributesOf[type] && { attrs: attributesOf[type] }),
  ...(content && { content }),
})
const smallest = (type: string): object => {
  if (type === 'text') return words
  if (type === 'hardBreak') return { type }
  if (type === 'bulletList' || type === 'orderedList') return nodeWith(type, [smallest('listItem')])
  if (type === 'doc' || type === 'listItem' || type === 'blockquote' || type === 'callout')
    return nodeWith(type, [nodeWith('paragraph')])
  return nodeWith(type)
}

/** A document around a node that is no document itself. */
const around = (node: object): object => {
  const { type } = node as { type: string }
  if (type === 'doc') return node
  if (type === 'listItem') return { type: 'doc', content: [nodeWith('bulletList', [node])] }
  return { type: 'doc', content: [node] }
}

describe('the schema of the editor and the check of the server', () => {
  it('know the same nodes, marks and attributes', () => {
    expect(Object.keys(schema.nodes).toSorted()).toEqual([...names, 'text', 'hardBreak'].toSorted())
    expect(Object.keys(schema.marks)).toEqual(markNames)
    for (const name of names)
      expect([name, Object.keys(schema.nodes[name]?.spec.attrs ?? {})]).toEqual([
        name,
        Object.keys(nodeRules[name].attributes ?? {}),
      ])
    for (const name of markNames)
      expect([name, Object.keys(schema.marks[name]?.spec.attrs ?? {})]).toEqual([
        name,
        Object.keys(markRules[name].attributes ?? {}),
      ])
  })

  it.each(names)('agree on every node in %s', outer => {
    for (const inner of [...names, 'text', 'hardBreak'].filter(name => name !== 'doc')) {
      const doc = around(nodeWith(outer, [smallest(inner)]))
      expect([inner, isAcceptedByServer(doc)]).toEqual([inner, isAcceptedByEditor(doc)])
    }
  })

  it.each(names)('agree on every mark of words in %s', outer => {
    for (const inner of ['text', 'hardBreak'])
      for (const type of markNames) {
        const mark = type === 'link' ? { type, attrs: { href: '/a' } } : { type }
        const doc = around(nodeWith(outer, [{ ...smallest(inner), marks: [mark] }]))
        expect([inner, type, isAcceptedByServer(doc)]).toEqual([inner, type, isAcceptedByEditor(doc)])
      }
  })

  const values: Json[] = [
    null,
    true,
    0,
    1,
    2,
    5,
    -3,
    1.5,
    '',
    'a',
    '1',
    'rtl',
    'auto',
    'tip',
    'full',
    'left',
    {},
    [],
  ]
  const attributes = names.flatMap(name =>
    Object.keys(nodeRules[name].attributes ?? {}).map(attribute => ({ name, attribute })),
  )

  it.each(attributes)('agree on every value of $attribute of $name', ({ name, attribute }) => {
    const node = smallest(name)
    for (const value of values) {
      const attrs = { ...attributesOf[name], [attribute]: value }
      // The editor gives a node without a required attribute its default; the server asks for it.
      if (value === null && nodeRules[name].attributes?.[attribute]?.isRequired) continue
      const doc = around({ ...node, attrs })
      expect([value, isAcceptedByServer(doc)]).toEqual([value, isAcceptedByEditor(doc)])
    }
  })

  it.each(['javascript:alert(1)', '//evil.test', '', 5, '/a', 'https://example.org'])(
    'agree on a link to %j',
    href => {
      const marks = [{ type: 'link', attrs: { href } }]
      const doc = around(nodeWith('paragraph', [{ ...words, marks }]))
      expect(isAcceptedByServer(doc)).toBe(isAcceptedByEditor(doc))
    },
  )

  it('do not know a list of more levels than the server takes, once it is fitted', () => {
    const nested = (levels: number): object =>
      nodeWith('bulletList', [
        nodeWith('listItem', [nodeWith('paragraph', [words]), ...(levels > 1 ? [nested(levels - 1)] : [])]),
      ])
    const doc = around(nested(maxTextDepth))
    expect(isAcceptedByEditor(doc)).toBe(true)
    expect(isAcceptedByServer(doc)).toBe(false)
    expect(isAcceptedByServer(fitText(doc).text)).toBe(true)
  })
})

describe('a text', () => {
  it('is the same after a round trip through an editor', () => {
    fc.assert(
      fc.property(richTexts, text => {
        const node = nodeOf(schema, text)
        node.check()
        const { text: stored, lowered } = fitText(node.toJSON())
        expect(lowered).toEqual([])
        expect(nodeOf(schema, stored).eq(node)).toBe(true)
      }),
    )
  })

  it('has a paragraph to write in where a node is empty', () => {
    const empty: RichText = { type: 'doc', content: [{ type: 'blockquote', content: [] }] }
    expect(nodeOf(schema, empty).toString()).toBe('doc(blockquote(paragraph))')
    expect(EditorState.create({ doc: nodeOf(schema, { type: 'doc', content: [] }) }).doc.childCount).toBe(1)
  })
})
