import fc from 'fast-check'

/** Values that PostgreSQL, JSON or our own rules may not handle well. */
const evil = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '%',
  '\\',
  '_%\\',
  "'; drop table page; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '//evil.example',
  'x'.repeat(300),
  'é'.repeat(5_000),
  '__proto__',
  'constructor',
  'NaN',
  -1,
  0,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  Number.MIN_VALUE,
  null,
  true,
  [],
  [[]],
  {},
]

export const hostile: fc.Arbitrary<unknown> = fc.letrec(tie => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...evil),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('id', 'slug', 'blocks', 'props', 'revision')),
      tie('value'),
      { maxKeys: 4 },
    ),
  ),
})).value

type Schema = Record<string, unknown>

/** Generates input from a JSON Schema, with hostile values in random places. */
export const fromSchema = (root: Schema): fc.Arbitrary<unknown> => build(root, root, 0)

const build = (schema: Schema, root: Schema, depth: number): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 8, arbitrary: valid(schema, root, depth) }, { weight: 1, arbitrary: hostile })

const valid = (schema: Schema, root: Schema, depth: number): fc.Arbitrary<unknown> => {
  if (depth > 6) return fc.constant(null)
  const within = (child: unknown) => build(child as Schema, root, depth + 1)
  if (typeof schema.$ref === 'string') return within(resolve(root, schema.$ref))
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (Array.isArray(choices)) return fc.oneof(...choices.map(within))
  if (schema.type === 'string')
    return fc.oneof(fc.string(), fc.constantFrom('a', 'note', 'basic', 'nl-nl', 'slug-1', '1'))
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer())
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'array') return fc.array(within(schema.items ?? {}), { maxLength: 4 })
  if (schema.type !== 'object') return hostile
  const properties = Object.entries(Object(schema.properties)).map(
    ([key, child]) => [key, within(child)] as const,
  )
  const required = Array.isArray(schema.required) ? schema.required : []
  if (properties.length === 0) return fc.dictionary(fc.string(), hostile, { maxKeys: 3 })
  return fc.record(Object.fromEntries(properties), { requiredKeys: required })
}

const resolve = (root: Schema, reference: string): Schema =>
  reference
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .reduce<Schema>((at, part) => Object(at[part]), root)
