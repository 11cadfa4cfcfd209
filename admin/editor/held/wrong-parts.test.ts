import { plain } from '@ximblox/blocks/fields/plain'
import { richText } from '@ximblox/blocks/fields/rich-text'
import { expect, it } from 'vitest'
import { wrongParts } from './wrong-parts.ts'

const title = plain({ label: 'Title' })

it('marks each line break of a text of one line, in its context', () => {
  expect(wrongParts(title, 'One\ntwo\nthree')).toEqual([
    { text: 'One', hit: false },
    { text: ' ↵ ', hit: true },
    { text: 'two', hit: false },
    { text: ' ↵ ', hit: true },
    { text: 'three', hit: false },
  ])
})

it('shows a long text around what is wrong', () => {
  const parts = wrongParts(title, `${'a'.repeat(100)}\n${'b'.repeat(100)}`)
  expect(parts.map(part => part.text)).toEqual(['…', 'a'.repeat(30), ' ↵ ', `${'b'.repeat(30)}…`])
})

it('cuts no emoji in half, neither before what is wrong nor after it', () => {
  const before = wrongParts(title, `${'😀'.repeat(20)}a\n`)
  expect(before.map(part => part.text)).toEqual(['…', `${'😀'.repeat(15)}a`, ' ↵ '])
  const after = wrongParts(title, `\na${'😀'.repeat(200)}`)
  expect(after.map(part => part.text)).toEqual([' ↵ ', `a${'😀'.repeat(14)}…`])
})

it('marks the words of the nodes that do not fit', () => {
  const doc = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Fine' }] },
      { type: 'poem', content: [{ type: 'text', text: 'Not fine' }] },
    ],
  }
  expect(wrongParts(richText({ label: 'Text' }), doc)).toEqual([{ text: 'Not fine', hit: true }])
})

it('marks nothing where all of the value is wrong', () => {
  expect(wrongParts(title, 5)).toEqual([])
})
