import { errorAt } from '@ximblox/contract/errors'
import { messageIn } from '@ximblox/contract/messages/message-in'
import { texts } from '@ximblox/contract/messages/message-of'
import { expect, test } from 'vitest'
import { defineBlock } from './define-block.ts'
import { definePageType } from './define-page-type.ts'
import { boolean } from './fields/boolean.ts'
import { list } from './fields/list.ts'
import { number } from './fields/number.ts'
import { plain } from './fields/plain.ts'
import { createRegistry } from './registry.ts'
import { block } from './test/sample-registry.ts'
import { unfinishedContent } from './unfinished.ts'

const message = { en: 'From must be at most to', de: '„Von“ darf höchstens „bis“ sein' }
const range = defineBlock({
  id: 'range',
  version: 1,
  label: 'Range',
  group: 'text',
  fields: {
    from: number({ label: 'From', default: 1 }),
    to: number({ label: 'To', default: 2 }),
    hasNote: boolean({ label: 'With a note' }),
    note: plain({ label: 'Note', required: true, showWhen: { field: 'hasNote', is: true } }),
    parts: list({ label: 'Parts', fields: { name: plain({ label: 'Name' }) } }),
  },
  slots: { inner: { label: 'Inner' } },
  validate: ({ from, to, parts }) => {
    if (from === 99) throw new Error('a mistake of the site')
    return [
      ...(from > to ? [{ field: 'from', message }] : []),
      ...parts.flatMap(({ name }, index) =>
        name === 'x' ? [{ field: `parts.${index}.name`, message: 'No x' }] : [],
      ),
    ]
  },
})
const event = definePageType({
  id: 'event',
  version: 1,
  label: 'Event',
  slugPrefix: {},
  fields: { places: number({ label: 'Places', default: 0 }) },
  initialBlocks: () => [],
  validate: ({ places }) => (places < 0 ? [{ field: 'places', message: 'Too few' }] : []),
})
const registry = createRegistry({ blocks: [range], pageTypes: [event] })
const content = (props: object, places = 0, inner: object = {}) => ({
  blocks: [
    block('range', 'a', {
      props: { ...props },
      slots: { inner: [block('range', 'b', { props: { ...inner } })] },
    }),
  ],
  pageType: { id: 'event', version: 1, props: { places } },
  __images: {},
  __files: {},
})
const unfinished = (...parts: Parameters<typeof content>) => unfinishedContent(registry, content(...parts))

test('rules of block types and page types name the field and what is wrong', () => {
  expect(unfinished({ parts: [{ key: 'a', name: 'x' }] }, -1, { from: 3 })).toEqual([
    errorAt('pageType.props.places', 'ownRule', { message: 'Too few' }),
    errorAt('blocks.0.props.parts.0.name', 'ownRule', { message: 'No x' }),
    errorAt('blocks.0.slots.inner.0.props.from', 'ownRule', { message }),
  ])
  expect(unfinished({})).toEqual([])
})

test('a rule that fails prevents publishing, and breaks nothing else', () => {
  expect(unfinished({ from: 99 })).toEqual([errorAt('blocks.0.props', 'invalidValue')])
})

test('the message of a rule is in the reader’s language, or in one that it has', () => {
  const [error] = unfinished({ from: 3 })
  const inLanguages = [texts.de, texts.en, texts.fr].map(language => error && messageIn(language, error))
  expect(inLanguages).toEqual([message.de, message.en, message.en])
})

test('a required field is asked for while editors see it', () => {
  expect(unfinished({ hasNote: true })).toEqual([errorAt('blocks.0.props.note', 'required')])
})
