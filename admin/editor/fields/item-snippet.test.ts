import { plain } from '@ximblox/blocks/fields/plain'
import { select } from '@ximblox/blocks/fields/select'
import { type Label, labelIn } from '@ximblox/blocks/label'
import { expect, it } from 'vitest'
import { itemSnippet } from './item-snippet.ts'

const fields = {
  type: select({
    label: 'Type',
    options: { news: { en: 'News', nl: 'Nieuws' }, team: 'Team' },
    default: 'news',
  }),
  note: plain({ label: 'Note' }),
}
const inDutch = (label: Label) => labelIn(label, 'nl', [])

it.each([
  [{ note: 'First', type: 'news' }, 'First'],
  [{ note: '', type: 'news' }, 'Nieuws'],
  [{ note: '', type: 'removed' }, ''],
  [{ note: '', type: 'constructor' }, ''],
])('%o is distinguished from other items by %j', (item, snippet) => {
  expect(itemSnippet(fields, { key: 'a', ...item }, inDutch)).toBe(snippet)
})
