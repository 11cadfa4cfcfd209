import type { WordingField } from '@ximblox/contract/forms'
import { describe, expect, it } from 'vitest'
import { type AnswerRow, answerRows } from './answers.ts'

const wording: WordingField[] = [
  { name: 'name', kind: 'text', label: 'Your name' },
  {
    name: 'topic',
    kind: 'select',
    label: 'Topic',
    options: [
      { value: 'a', label: 'Advice' },
      { value: 't', label: 'Training' },
    ],
  },
  {
    name: 'invoice',
    kind: 'group',
    label: 'Invoice',
    fields: [{ name: 'city', kind: 'text', label: 'City' }],
  },
  {
    name: 'participants',
    kind: 'repeated',
    label: 'Participants',
    fields: [{ name: 'email', kind: 'email', label: 'Email' }],
  },
  { name: 'agreement', kind: 'consent', label: 'I agree to the terms.' },
]

const outline = (rows: AnswerRow[]): unknown[] =>
  rows.map(row => {
    if (row.kind === 'answer') return [row.path, row.label, row.agreed ?? row.text]
    if (row.kind === 'group') return [row.path, row.label, outline(row.answers)]
    return [row.path, row.label, row.items.map(({ path, answers }) => [path, outline(answers)])]
  })

describe('the answers of a submission', () => {
  it('follow the order and the wording of the form, with the labels of options', () => {
    const fields = {
      agreement: true,
      participants: [{ email: 'a@b.example' }, { email: 'c@d.example' }],
      invoice: { city: 'Utrecht' },
      topic: 't',
      name: 'Noor\nVisser',
    }
    expect(outline(answerRows(wording, fields))).toEqual([
      ['name', 'Your name', 'Noor\nVisser'],
      ['topic', 'Topic', 'Training'],
      ['invoice', 'Invoice', [['invoice.city', 'City', 'Utrecht']]],
      [
        'participants',
        'Participants',
        [
          ['participants.0', [['participants.0.email', 'Email', 'a@b.example']]],
          ['participants.1', [['participants.1.email', 'Email', 'c@d.example']]],
        ],
      ],
      ['agreement', 'I agree to the terms.', true],
    ])
  })

  it('omit what was not asked, and keep what the wording does not know', () => {
    expect(outline(answerRows(wording, { topic: 'gone', extra: { x: 1 } }))).toEqual([
      ['topic', 'Topic', 'gone'],
      ['invoice', 'Invoice', []],
      ['extra', 'extra', '1'],
    ])
  })

  it('survive values of another shape than the form has', () => {
    const fields = { invoice: 'text', participants: 'none', name: ['a', 'b'], agreement: 'yes' }
    expect(outline(answerRows(wording, fields))).toEqual([
      ['name', 'Your name', 'a\nb'],
      ['invoice', 'Invoice', []],
      ['agreement', 'I agree to the terms.', false],
    ])
  })
})
