import { expect, test } from 'vitest'
import { defineBlock } from './define-block.ts'
import { list } from './fields/list.ts'
import { plain } from './fields/plain.ts'
import { publicBlocks, publicProps } from './public-props.ts'
import { createRegistry } from './registry.ts'
import { searchText } from './search-text.ts'
import { block } from './test/sample-registry.ts'

const label = 'Label'
const mailbox = defineBlock({
  id: 'mailbox',
  upgrades: { 1: old => old },
  version: 2,
  label,
  group: 'forms',
  fields: {
    title: plain({ label }),
    recipient: plain({ label, private: true }),
    offices: list({ label, fields: { city: plain({ label }), address: plain({ label, private: true }) } }),
  },
})
const registry = createRegistry({ blocks: [mailbox], pageTypes: [] })

const secret = 'canary@example.org'
const props = {
  title: 'Write to us',
  recipient: secret,
  offices: [{ key: 'o1', city: 'Delft', address: secret }],
}
const blocks = [
  block('mailbox', 'm', { props, slots: { inside: [block('mailbox', 'n', { props })] } }),
  block('mailbox', 'old', { version: 1, props }),
  block('gone', 'g', { props }),
]

test('visitors get the default in place of the value of a private field', () => {
  const [first, old, gone] = publicBlocks(registry, blocks)
  const shown = { ...props, recipient: '', offices: [{ key: 'o1', city: 'Delft', address: '' }] }
  expect(first?.props).toEqual(shown)
  expect(first?.slots?.inside?.[0]?.props).toEqual(shown)
  expect(old?.props).toEqual(shown)
  expect(gone?.props).toEqual({})
  expect(publicProps(mailbox, props)).toEqual(shown)
  expect(publicProps(undefined, props)).toEqual({})
})

test('private values are not found by a search', () => {
  const pageType = { id: 'page', props: {} }
  const seo = { seoTitle: '', seoDescription: '', seoKeywords: [], __images: {} }
  const text = searchText(registry, { ...seo, title: 'One', pageType, blocks })
  expect(text).toContain('Delft')
  expect(text).not.toContain(secret)
})
