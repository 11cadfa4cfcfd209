import type { Block } from '@ximblox/contract/blocks'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { definePageType } from '../define-page-type.ts'
import { boolean } from '../fields/boolean.ts'
import { color } from '../fields/color.ts'
import { date } from '../fields/date.ts'
import { datetime } from '../fields/datetime.ts'
import { defineField } from '../fields/define-field.ts'
import { file } from '../fields/file.ts'
import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'
import { list } from '../fields/list.ts'
import { multiline } from '../fields/multiline.ts'
import { number } from '../fields/number.ts'
import { plain } from '../fields/plain.ts'
import { richText } from '../fields/rich-text.ts'
import { select } from '../fields/select.ts'
import { tags } from '../fields/tags.ts'
import { url } from '../fields/url.ts'
import { createRegistry } from '../registry.ts'

const label = { en: 'Label', nl: 'Etiket' }

const rating = defineField({
  kind: 'rating',
  schema: z.int().check(z.minimum(0), z.maximum(5)),
  default: 0,
  searchText: stars => (stars === 0 ? '' : `rated ${stars}`),
  describe: stars => `${stars} of 5`,
})

/** A block type with a field of every kind. */
export const everything = defineBlock({
  id: 'everything',
  version: 1,
  label,
  group: 'text',
  fields: {
    title: plain({ label, required: true, max: 40 }),
    intro: multiline({ label, default: 'Hello' }),
    body: richText({ label }),
    count: number({ label, default: 3, min: 1, max: 9, integer: true }),
    price: number({ label }),
    wide: boolean({ label }),
    side: select({ label, options: { left: label, right: label }, default: 'left' }),
    day: date({ label }),
    start: datetime({ label }),
    tint: color({ label }),
    stars: rating({ label }),
    site: url({ label }),
    button: link({ label }),
    topics: tags({ label }),
    picture: image({ label, required: true }),
    leaflet: file({ label }),
    cards: list({
      label,
      max: 3,
      fields: {
        name: plain({ label, required: true }),
        photo: image({ label }),
        facts: list({ label, fields: { fact: plain({ label }) } }),
      },
    }),
  },
})

export const columns = defineBlock({
  id: 'columns',
  version: 1,
  label,
  group: 'layout',
  fields: {},
  slots: { left: { label }, right: { label, allowed: ['everything'] } },
})

/** A block type with two upgrades. */
export const quote = defineBlock({
  id: 'quote',
  version: 3,
  label,
  group: 'text',
  fields: { text: multiline({ label }), source: plain({ label, default: 'Anonymous' }) },
  upgrades: {
    1: ({ quote: text = '', ...rest }) => ({ ...rest, text }),
    2: ({ by, ...rest }) => (by === undefined ? rest : { ...rest, source: by }),
  },
})

/** A page type whose summary was once its intro. */
export const article = definePageType({
  id: 'article',
  version: 2,
  label,
  slugPrefix: { 'en-gb': 'news' },
  fields: { summary: plain({ label, required: true }), day: date({ label }) },
  upgrades: { 1: ({ intro: summary = '', ...rest }) => ({ ...rest, summary }) },
  initialBlocks: () => [{ type: 'quote', key: 'first' }],
})

export const registry = createRegistry({ blocks: [everything, columns, quote], pageTypes: [article] })

export const block = (type: string, key: string, parts: Partial<Block> = {}): Block => ({
  type,
  key,
  props: {},
  anchorPoint: '',
  __images: {},
  __files: {},
  ...parts,
})
