import { expect, expectTypeOf, test } from 'vitest'
import type { PropsOf } from './fields/fields.ts'
import { list } from './fields/list.ts'
import { plain } from './fields/plain.ts'
import { tags } from './fields/tags.ts'
import { type PublicPropsOf, publicProps } from './public-props.ts'

const label = 'Label'
const fields = {
  summary: plain({ label }),
  topics: tags({ label }),
  customers: tags({ label, private: true }),
  dates: list({ label, fields: { day: plain({ label }), internal: tags({ label, private: true }) } }),
}

test('private tags are removed whatever their field is called, in lists too', () => {
  const item = { key: 'k1', day: '2027-01-01' }
  const shown = { summary: 'Text', topics: [{ ref: 'tag', id: 1 }], dates: [item] }
  const secret = [{ ref: 'tag', id: 2 }]
  const props = { ...shown, customers: secret, dates: [{ ...item, internal: secret }] }
  expect(publicProps(fields, props)).toEqual(shown)
  type Shown = keyof PublicPropsOf<typeof fields>
  expectTypeOf<Shown>().toEqualTypeOf<Exclude<keyof PropsOf<typeof fields>, 'customers'>>()
})

test('props without a field are removed, because nothing says what they are', () => {
  expect(publicProps(fields, { former: 'Text' })).toEqual({})
  expect(publicProps(undefined, { former: 'Text' })).toEqual({})
})
