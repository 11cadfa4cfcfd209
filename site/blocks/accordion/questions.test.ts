import { expect, test } from 'vitest'
import type { Block } from 'ximblox'
import { questionsIn } from './questions.ts'

const block = (type: string, props: Block['props'], slots?: Block['slots']): Block => ({
  type,
  key: type,
  props,
  anchorPoint: '',
  __images: {},
  __files: {},
  slots,
})
const text = (value: string) =>
  block('rich-text', {
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: value }] }] },
  })
const item = (title: string, ...content: Block[]) => block('accordion-item', { title }, { content })
const accordion = (questions: boolean, ...items: Block[]) => block('accordion', { questions }, { items })

test('lists the questions with all texts of their answers, wherever the accordion is', () => {
  const nested = block('columns', {}, { left: [text('Because.'), text('Really.')] })
  const faq = accordion(
    true,
    item('Why?', nested),
    item('How?', text('Slowly.')),
    item('', text('Lost.')),
    item('Empty?'),
  )
  const other = accordion(false, item('Not a question', text('Text.')))
  expect(questionsIn([block('columns', {}, { left: [faq] }), other])).toEqual([
    { question: 'Why?', answer: 'Because.\nReally.' },
    { question: 'How?', answer: 'Slowly.' },
  ])
})
