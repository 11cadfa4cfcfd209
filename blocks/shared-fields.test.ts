import { describe, expect, it } from 'vitest'
import { definePageType, type PageTypeDefinition } from './define-page-type.ts'
import { list } from './fields/list.ts'
import { number } from './fields/number.ts'
import { plain } from './fields/plain.ts'
import { richText } from './fields/rich-text.ts'
import { createRegistry } from './registry.ts'
import { pageTypeErrors } from './registry-errors.ts'
import { type AnySharedFields, isSharedPath, ownPart, withCopies, withShared } from './shared-fields.ts'
import { upgradePageType } from './upgrade.ts'

const label = 'Label'
const fields = { price: true, dates: ['start'] } as const
const own = { summary: 'Lernen', price: 1, dates: [{ key: 'a', start: '2020', place: 'Saal' }] }
const from = { summary: 'Leren', price: 2, dates: [{ key: 'a', start: '2027', place: 'Zaal' }] }

describe('shared values', () => {
  it('are those of the other page, without its words for what is not shared', () => {
    expect(withShared(fields, own, from)).toEqual({ ...from, summary: 'Lernen' })
  })

  it('keep the words of a translation until the words that they translate change', () => {
    const stored = withCopies(fields, own, from)
    expect(withShared(fields, stored, from).dates).toEqual([{ key: 'a', start: '2027', place: 'Saal' }])
    const moved = { ...from, dates: [{ key: 'a', start: '2028', place: 'Hof' }] }
    expect(withShared(fields, stored, moved).dates).toEqual(moved.dates)
  })

  it('are no part of what a translation has of its own', () => {
    const stored = withCopies(fields, own, from)
    expect(ownPart(fields, stored)).toEqual(ownPart(fields, { ...stored, price: 3 }))
    expect(ownPart(fields, withCopies(fields, { ...own, dates: [] }, from))).toEqual({
      summary: 'Lernen',
      dates: [],
    })
  })

  it('have paths in the props', () => {
    const paths = ['price', 'dates', 'dates.0', 'dates.0.start', 'dates.0.place', 'summary']
    expect(paths.filter(path => isSharedPath(fields, path))).toEqual(paths.slice(0, 4))
  })

  it('are upgraded from the version that they were written for', () => {
    const registry = createRegistry({
      blocks: [],
      pageTypes: [
        definePageType({
          id: 'course',
          version: 2,
          label,
          slugPrefix: {},
          fields: { price: number({ label }) },
          sharedFields: { price: true },
          upgrades: { 1: ({ cost = null }) => ({ price: cost }) },
          initialBlocks: () => [],
        }),
      ],
    })
    const stored = { id: 'course', version: 2, props: { price: 1 } }
    const shared = { version: 1, props: { cost: 2 } }
    expect(upgradePageType(registry, { ...stored, shared })).toEqual({ ...stored, props: { price: 2 } })
  })
})

describe('a page type', () => {
  const type = {
    id: 'course',
    version: 1,
    label,
    slugPrefix: {},
    fields: { text: richText({ label }), dates: list({ label, fields: { place: plain({ label }) } }) },
    initialBlocks: () => [],
  }

  it('shares fields that exist and that refer to nothing', () => {
    const course: PageTypeDefinition = definePageType(type)
    expect(pageTypeErrors({ ...course, sharedFields: { dates: ['place'] } })).toEqual([])
    const wrong: AnySharedFields = { gone: true, text: true, dates: ['day'] }
    expect(pageTypeErrors({ ...course, sharedFields: wrong })).toEqual([
      'Page type "course": the shared field "gone" does not exist',
      'Page type "course": the field "text" cannot be shared, because of what it contains',
      'Page type "course": the shared field "dates.day" does not exist',
    ])
  })
})
