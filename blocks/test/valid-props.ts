import type { Json, JsonObject } from '@ximblox/contract/fields'
import fc from 'fast-check'
import type { Field, Fields } from '../fields/fields.ts'
import { valueFields } from '../fields/fields.ts'
import { richTexts } from './rich-texts.ts'

/** Valid props, any of which may be missing. */
export const validProps = (fields: Fields): fc.Arbitrary<JsonObject> => {
  const entries = valueFields(fields).map(([name, field]) =>
    fc.option(validValue(field).map((value): [string, Json] => [name, value])),
  )
  return fc.tuple(...entries).map(given => Object.fromEntries(given.filter(entry => entry !== null)))
}

const line = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '<', '"', '漢'), maxLength: 30 })
const address = fc.constantFrom(
  'https://example.org/a?b=c#d',
  '/news',
  '#top',
  'mailto:a@example.org',
  'tel:+31201234567',
)
const linkTarget = fc.record({ ref: fc.constantFrom('page', 'file'), id: fc.integer({ min: 1 }) })
const key = fc.string({ unit: fc.constantFrom('a', 'B', '7'), minLength: 1, maxLength: 12 })

const validValue = (field: Field): fc.Arbitrary<Json> => {
  switch (field.kind) {
    case 'plain':
      return line
    case 'multiline':
      return fc.array(line, { maxLength: 3 }).map(lines => lines.join('\n'))
    case 'richText':
      return richTexts
    case 'number':
      return fc.integer({ min: field.min ?? -1e9, max: field.max ?? 1e9 })
    case 'boolean':
      return fc.boolean()
    case 'select':
      return fc.constantFrom(...Object.keys(field.options))
    case 'date':
      return fc.constantFrom('', '2026-02-28', '2024-02-29')
    case 'datetime':
      return fc.constantFrom('', '2026-02-28T09:30', '2024-02-29T00:00')
    case 'color':
      return fc.constantFrom('', '#1a2b3c')
    case 'url':
      return fc.oneof(fc.constant(''), address)
    case 'link':
      return fc.oneof(
        fc.constant(null),
        fc.record({ url: address }),
        fc.record({ target: linkTarget }),
        fc.record({ target: linkTarget, label: line }),
      )
    case 'list':
      return fc
        .uniqueArray(key, { maxLength: field.max > 3 ? 3 : field.max })
        .chain(keys =>
          fc.tuple(...keys.map(own => validProps(field.fields).map(props => ({ ...props, key: own })))),
        )
    case 'tags':
      return fc.array(fc.record({ ref: fc.constant('tag'), id: fc.integer({ min: 1 }) }), { maxLength: 3 })
    case 'own':
      return fc.constant(field.default)
    case 'image':
    case 'file':
      return fc.constant(null)
  }
}
