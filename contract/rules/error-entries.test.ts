import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { blocks } from '../blocks.ts'
import { errorNameOf } from '../errors.ts'
import { email, id, json, line, locale, requiredText, revision, text, timestamp } from '../fields.ts'
import { limits } from '../limits.ts'
import { listArguments } from '../list.ts'
import { notAllowedAt, parseOptions, toErrorEntries } from './error-entries.ts'

const errorsOf = (schema: z.ZodMiniType, value: unknown, prefix?: string) => {
  const parsed = z.safeParse(schema, value, parseOptions)
  return toErrorEntries(parsed.error?.issues ?? [], prefix).map(
    entry => `${entry.property} ${errorNameOf(entry)}`,
  )
}

describe('toErrorEntries', () => {
  it('reports a missing value as required regardless of its schema', () => {
    const schema = z.strictObject({ title: requiredText(), locale, id, revision, value: json, at: timestamp })
    expect(errorsOf(schema, {})).toEqual([
      'title required',
      'locale required',
      'id required',
      'revision required',
      'value required',
      'at required',
    ])
  })

  it('uses the code of the check', () => {
    const schema = z.strictObject({ email, locale, id, name: text() })
    const value = { email: 'nobody', locale: 'xx-xx', id: 0, name: 'n'.repeat(255) }
    expect(errorsOf(schema, value)).toEqual([
      'email invalidEmail',
      'locale valueNotAllowed',
      'id invalidNumberOrDate',
      'name tooLong',
    ])
  })

  it('reports each unknown key', () => {
    const schema = z.strictObject({ profile: z.strictObject({}) })
    expect(errorsOf(schema, { profile: { a: 1, b: 2 }, c: 3 })).toEqual([
      'profile.a unknownField',
      'profile.b unknownField',
      'c unknownField',
    ])
  })

  it('falls back to an error for each kind of issue', () => {
    const schema = z.object({
      long: z.string().check(z.maxLength(2)),
      short: z.string().check(z.minLength(2)),
      many: z.array(z.string()).check(z.maxLength(1)),
      high: z.number().check(z.lte(1)),
      low: z.number().check(z.gte(1)),
      number: z.number(),
      fraction: z.int(),
      text: z.string(),
      flag: z.boolean(),
      at: timestamp,
      choice: z.enum(['a']),
      union: z.union([z.string(), z.boolean()]),
    })
    const value = {
      ...{ long: 'abc', short: '', many: ['a', 'b'], high: 2, low: 0, number: '1', fraction: 1.5 },
      ...{ text: 1, flag: 'true', at: 'today', choice: 'b', union: 1 },
    }
    expect(errorsOf(schema, value)).toEqual([
      ...[
        'long characterLimitExceeded',
        'short tooShort',
        'many tooManyItems',
        'high invalidNumberOrDate',
        'low invalidNumberOrDate',
        'number invalidNumberOrDate',
        'fraction invalidNumberOrDate',
      ],
      ...[
        'text wrongType',
        'flag wrongType',
        'at invalidNumberOrDate',
        'choice valueNotAllowed',
        'union wrongType',
      ],
    ])
  })

  it('reports the issues of the matching option of a union', () => {
    const schema = z.union([z.string(), z.strictObject({ name: requiredText() })])
    expect(errorsOf(z.object({ link: schema }), { link: { name: '' } })).toEqual(['link.name required'])
    expect(errorsOf(z.object({ link: schema }), { link: { name: 5 } })).toEqual(['link.name wrongType'])
  })

  it('reports all errors of nested blocks by dotted path', () => {
    const child = { type: 'text', key: 'not a key', props: 1 }
    const value = [
      { type: 'columns', key: 'a', slots: { left: [{ type: 'text', key: 'b' }, child] } },
      { key: 'c' },
    ]
    expect(errorsOf(blocks, value, 'blocks')).toEqual([
      'blocks.0.slots.left.1.key invalidFormat',
      'blocks.0.slots.left.1.props invalidValue',
      'blocks.1.type required',
    ])
  })

  it('reports a malformed image name by its path', () => {
    const value = [{ type: 'a', key: 'a', __images: { '1 2': { fileID: 1 } } }]
    expect(errorsOf(blocks, value, 'blocks')).toEqual(['blocks.0.__images.1 2 invalidFormat'])
  })

  it('reports an error of a property once', () => {
    const schema = z.object({
      a: z.string().check(z.regex(/x/, 'invalidFormat'), z.regex(/y/, 'invalidFormat')),
    })
    expect(errorsOf(schema, { a: '' })).toEqual(['a invalidFormat'])
  })

  it('has an empty property if the value itself is missing or wrong', () => {
    expect(errorsOf(z.strictObject({}), undefined)).toEqual([' required'])
    expect(errorsOf(z.strictObject({}), [])).toEqual([' wrongType'])
  })

  it('reports invalid list arguments only', () => {
    expect(errorsOf(z.object(listArguments(['title'])), {})).toEqual([])
    expect(errorsOf(z.object(listArguments(['title'])), { pageSize: 101, columnToSort: 'x' })).toEqual([
      'pageSize invalidNumberOrDate',
      'columnToSort valueNotAllowed',
    ])
  })

  it('has one more than a response lists, so that it can say that there are more', () => {
    const unknown = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, 1]))
    expect(errorsOf(z.strictObject({}), unknown)).toHaveLength(limits.errors + 1)
    expect(errorsOf(z.array(z.string()), Object.values(unknown))).toHaveLength(limits.errors + 1)
  })

  it('lists the values of a small set only', () => {
    const paramsOf = (size: number) => {
      const values = Array.from({ length: size }, (_, index) => `v${index}`)
      const { error } = z.safeParse(z.enum(values), 'other', parseOptions)
      return toErrorEntries(error?.issues ?? [])[0]
    }
    expect(paramsOf(12)?.params?.allowed).toHaveLength(12)
    expect(paramsOf(13)).not.toHaveProperty('params')
    expect(notAllowedAt('type', ['a'])).toMatchObject({ property: 'type', params: { allowed: ['a'] } })
    expect(notAllowedAt('type', [])).not.toHaveProperty('params')
  })

  it('adds reasons and parameters', () => {
    const schema = z.strictObject({
      choice: z.enum(['a', 'b'], 'valueNotAllowed'),
      flag: z.boolean('wrongType'),
      line: line(),
      name: z.string().check(z.regex(/^x$/, 'invalidFormat')),
      words: z.array(z.string()).check(z.maxLength(1, 'tooManyItems')),
      some: z.array(z.string()).check(z.minLength(1, 'tooFewItems')),
      long: z.string().check(z.maxLength(2, 'characterLimitExceeded')),
    })
    const value = {
      choice: 'c',
      flag: 1,
      line: 'a\nb',
      name: 'y',
      words: ['', ''],
      some: [],
      long: 'abc',
      other: 1,
    }
    const { error } = z.safeParse(schema, value, parseOptions)
    expect(toErrorEntries(error?.issues ?? []).map(entry => [errorNameOf(entry), entry.params])).toEqual([
      ['valueNotAllowed', { allowed: ['a', 'b'] }],
      ['wrongType', undefined],
      ['singleLineOnly', undefined],
      ['invalidFormat', undefined],
      ['tooManyItems', { max: 1 }],
      ['tooFewItems', { min: 1 }],
      ['characterLimitExceeded', { max: 2 }],
      ['unknownField', undefined],
    ])
  })
})
