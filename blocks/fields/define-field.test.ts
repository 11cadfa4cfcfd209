import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { narrowedParts, shapeOf } from '../definition-shape.ts'
import { missingFields } from '../missing.ts'
import { definitionErrors } from '../registry.ts'
import { defineField } from './define-field.ts'
import type { Fields, PropsOf } from './fields.ts'
import { list } from './list.ts'
import { propsSchema } from './props-schema.ts'

const rating = defineField({
  kind: 'rating',
  schema: z.int().check(z.minimum(0), z.maximum(5)),
  default: 0,
  describe: stars => `${stars} of 5`,
})
const place = defineField({
  kind: 'map-position',
  schema: z.nullable(z.strictObject({ lat: z.number(), lng: z.number(), name: z.string() })),
  default: null,
  searchText: value => value?.name ?? '',
})
const utrecht = { lat: 52.1, lng: 5.1, name: 'Utrecht' }

const blockWith = (fields: Fields, id = 'visit') =>
  defineBlock({ id, version: 1, label: 'Visit', group: 'text', fields })
const errorsOf = (...fields: Fields[]) =>
  definitionErrors({ blocks: fields.map((one, index) => blockWith(one, `visit-${index}`)), pageTypes: [] })

describe('a kind of field of a site', () => {
  it('gives views values of its type', () => {
    const fields = { stars: rating({ label: 'Stars' }), at: place({ label: 'Place' }) }
    const props: PropsOf<typeof fields> = { stars: 4, at: utrecht }
    expect(z.safeParse(propsSchema(fields), props)).toEqual({ success: true, data: props })
    expect(props.at?.lat).toBe(52.1)
    expect(typeof props.stars.toFixed).toBe('function')
  })

  it('accepts what its schema does, and takes its default for anything else', () => {
    const stars = rating({ label: 'Stars', default: 3 })
    expect([stars.default, stars.accepts(5), stars.accepts(6), stars.accepts('5')]).toEqual([
      3,
      true,
      false,
      false,
    ])
    expect([stars.describe(4), stars.describe('nothing')]).toEqual(['4 of 5', '0 of 5'])
  })

  it('is required like others: empty while it has the default of its kind', () => {
    const fields = { stars: rating({ label: 'Stars', required: true }) }
    const missingIn = (props: object) =>
      missingFields({ fields }, { props: { ...props }, __images: {}, __files: {} }).map(
        ({ property }) => property,
      )
    expect(missingIn({ stars: 0 })).toEqual(['props.stars'])
    expect(missingIn({})).toEqual(['props.stars'])
    expect(missingIn({ stars: 1 })).toEqual([])
  })

  it('is found by the words that it says, and described by its parts unless it says how', () => {
    const at = place({ label: 'Place' })
    expect([at.searchText(utrecht), at.searchText(null)]).toEqual(['Utrecht', ''])
    expect([at.describe(utrecht), at.describe(null)]).toEqual(['52.1, 5.1, Utrecht', ''])
  })

  it('that becomes another kind accepts less than before', () => {
    const [was, is] = [{ at: rating({ label: 'At' }) }, { at: place({ label: 'At' }) }].map(fields =>
      shapeOf({ fields }),
    )
    expect(was && is && narrowedParts(was, is)).toEqual(['at'])
    expect(was && narrowedParts(was, was)).toEqual([])
  })
})

describe('the definitions of a site', () => {
  it('may use a kind in any number of blocks and in lists', () => {
    const stars = { stars: rating({ label: 'Stars' }) }
    expect(errorsOf(stars, { list: list({ label: 'List', fields: stars }) })).toEqual([])
  })

  it('are refused with two kinds of one name, a wrong name or a default that the schema refuses', () => {
    const other = defineField({ kind: 'rating', schema: z.string(), default: '' })
    const wrong = defineField({ kind: 'Map position', schema: z.string(), default: '' })
    expect(
      errorsOf(
        { stars: rating({ label: 'Stars' }), more: rating({ label: 'More', default: 7 }) },
        { list: list({ label: 'List', fields: { stars: other({ label: 'Stars' }) } }) },
        { at: wrong({ label: 'At' }) },
      ),
    ).toEqual([
      'the schema of the kind "rating" refuses the default of the field "more" of "visit-0"',
      'the kind of field "rating" is defined twice',
      '"Map position" is not a valid name of a kind of field',
    ])
  })
})
