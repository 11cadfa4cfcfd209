import { plainText } from '@ximblox/contract/rules/plain-text'
import { expect, it } from 'vitest'
import { multiline } from './multiline.ts'
import { number } from './number.ts'
import { plain } from './plain.ts'
import { repairedValue } from './repaired-value.ts'
import { richText } from './rich-text.ts'

const label = 'Field'

it('joins the lines of a text of one line, and drops what nothing can store', () => {
  expect(repairedValue(plain({ label }), 'One\n two\u0000')).toBe('One two')
  expect(repairedValue(multiline({ label }), 'One\ntwo\uD800\u0000')).toBe('One\ntwo')
})

it('fits a formatted text, with all its words', () => {
  const unknown = { type: 'doc', content: [{ type: 'poem', content: [{ type: 'text', text: 'Words' }] }] }
  const repaired = repairedValue(richText({ label }), unknown)
  expect(repaired && plainText(repaired)).toBe('Words')
})

it('offers nothing that would still be refused, lose words, or change nothing', () => {
  expect(repairedValue(plain({ label, max: 5 }), 'One\ntwo')).toBeUndefined()
  expect(repairedValue(plain({ label }), 'One')).toBeUndefined()
  expect(repairedValue(number({ label }), 'many')).toBeUndefined()
  expect(repairedValue(plain({ label }), undefined)).toBeUndefined()
})
