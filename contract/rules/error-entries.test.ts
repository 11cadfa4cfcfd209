import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { blocks } from '../blocks.ts'
import { email, id, json, line, locale, requiredText, revision, text, timestamp } from '../fields.ts'
import { listArguments } from '../list.ts'
import { parseOptions, toErrorEntries } from './error-entries.ts'

const errorsOf = (schema: z.ZodMiniType, value: unknown, prefix?: string) => {
  const parsed = z.safeParse(schema, value, parseOptions)
  return toErrorEntries(parsed.error?.issues ?? [], prefix).map(({ property, code }) => `${property} ${code}`)
}

describe('toErrorEntries', () => {
  it('reports a missing value as required regardless of its schema', () => {
    const schema = z.strictObject({ title: requiredText(), locale, id, revision, value: json, at: timestamp })
    expect(errorsOf(schema, {})).toEqual([
      'title V_01',
      'locale V_01',
      'id V_01',
      'revision V_01',
      'value V_01',
      'at V_01',
    ])
  })

  it('uses the code of the check', () => {
    const schema = z.strictObject({ email, locale, id, name: text() })
    const value = { email: 'nobody', locale: 'xx-xx', id: 0, name: 'n'.repeat(255) }
    expect(errorsOf(schema, value)).toEqual(['email V_02', 'locale V_15', 'id V_17', 'name V_08'])
  })

  it('reports each unknown key', () => {
    const schema = z.strictObject({ profile: z.strictObject({}) })
    expect(errorsOf(schema, { profile: { a: 1, b: 2 }, c: 3 })).toEqual([
      'profile.a V_15',
      'profile.b V_15',
      'c V_15',
    ])
  })

  it('falls back to a code for each kind of issue', () => {
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
      ...['long V_10', 'short V_12', 'many V_10', 'high V_17', 'low V_17', 'number V_17', 'fraction V_17'],
      ...['text V_15', 'flag V_15', 'at V_17', 'choice V_15', 'union V_15'],
    ])
  })

  it('reports the issues of the matching option of a union', () => {
    const schema = z.union([z.string(), z.strictObject({ name: requiredText() })])
    expect(errorsOf(z.object({ link: schema }), { link: { name: '' } })).toEqual(['link.name V_01'])
    expect(errorsOf(z.object({ link: schema }), { link: { name: 5 } })).toEqual(['link.name V_15'])
  })

  it('reports all errors of nested blocks by dotted path', () => {
    const child = { type: 'text', key: 'not a key', props: 1 }
    const value = [
      { type: 'columns', key: 'a', slots: { left: [{ type: 'text', key: 'b' }, child] } },
      { key: 'c' },
    ]
    expect(errorsOf(blocks, value, 'blocks')).toEqual([
      'blocks.0.slots.left.1.key V_15',
      'blocks.0.slots.left.1.props V_15',
      'blocks.1.type V_01',
    ])
  })

  it('reports a malformed image name by its path', () => {
    const value = [{ type: 'a', key: 'a', __images: { '1 2': { fileID: 1 } } }]
    expect(errorsOf(blocks, value, 'blocks')).toEqual(['blocks.0.__images.1 2 V_15'])
  })

  it('reports an error of a property once', () => {
    const schema = z.object({ a: z.string().check(z.regex(/x/, 'V_15'), z.regex(/y/, 'V_15')) })
    expect(errorsOf(schema, { a: '' })).toEqual(['a V_15'])
  })

  it('has an empty property if the value itself is missing or wrong', () => {
    expect(errorsOf(z.strictObject({}), undefined)).toEqual([' V_01'])
    expect(errorsOf(z.strictObject({}), [])).toEqual([' V_15'])
  })

  it('reports invalid list arguments only', () => {
    expect(errorsOf(z.object(listArguments(['title'])), {})).toEqual([])
    expect(errorsOf(z.object(listArguments(['title'])), { pageSize: 101, columnToSort: 'x' })).toEqual([
      'pageSize V_17',
      'columnToSort V_15',
    ])
  })

  it('adds reasons and parameters', () => {
    const schema = z.strictObject({
      choice: z.enum(['a', 'b'], 'V_15'),
      flag: z.boolean('V_15'),
      line: line(),
      name: z.string().check(z.regex(/^x$/, 'V_15')),
      words: z.array(z.string()).check(z.maxLength(1, 'V_10')),
      some: z.array(z.string()).check(z.minLength(1, 'V_12')),
      long: z.string().check(z.maxLength(2, 'V_10')),
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
    expect(
      toErrorEntries(error?.issues ?? []).map(({ code, reason, params }) => [code, reason, params]),
    ).toEqual([
      ['V_15', 'not-allowed', { allowed: ['a', 'b'] }],
      ['V_15', 'wrong-type', undefined],
      ['V_15', 'one-line', undefined],
      ['V_15', 'form', undefined],
      ['V_10', 'too-many', { max: 1 }],
      ['V_12', 'too-few', { min: 1 }],
      ['V_10', 'too-long', { max: 2 }],
      ['V_15', 'unknown-field', undefined],
    ])
  })
})
