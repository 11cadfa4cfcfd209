import { defineBlock } from '@ximblox/blocks/define-block'
import { plain } from '@ximblox/blocks/fields/plain'
import { describe, expect, it } from 'vitest'
import { blockName, blockSnippet } from './block-name.ts'

const label = { en: 'Quote', de: 'Zitat' }
const quote = defineBlock({
  id: 'quote',
  version: 1,
  label,
  group: 'text',
  fields: { text: plain({ label }), source: plain({ label }) },
})
const snippet = (props: Record<string, string>) => blockSnippet(quote, { props })

describe('the name of a block', () => {
  it('is the label of its type, or the id of a type that the site no longer has', () => {
    expect(blockName(quote, 'quote', () => 'Zitat')).toBe('Zitat')
    expect(blockName(undefined, 'gone-quote', () => 'Zitat')).toBe('gone-quote')
  })
})

describe('the snippet of a block', () => {
  it('is the first line of its text', () => {
    expect(snippet({ text: 'Übermut tut selten gut', source: 'Sprichwort' })).toBe('Übermut tut selten gut')
  })

  it('is short, and does not cut an emoji in half', () => {
    expect(snippet({ text: 'ä'.repeat(200), source: '' })).toBe('ä'.repeat(80))
    expect(snippet({ text: `${'a'.repeat(79)}😀😀`, source: '' })).toBe('a'.repeat(79))
  })

  it('is empty for an empty block, and for one of a type that the site no longer has', () => {
    expect(snippet({ text: '', source: '' })).toBe('')
    expect(blockSnippet(undefined, { props: { text: 'kept' } })).toBe('')
  })
})
