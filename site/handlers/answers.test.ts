import { expect, it } from 'vitest'
import type { FormFields } from 'ximblox'
import { answersOf } from './answers.ts'

const fields: FormFields = {
  name: { kind: 'text', label: 'Name' },
  where: { kind: 'text', label: 'Where?' },
  agreed: { kind: 'consent', required: true, label: 'You may use my data to answer.' },
}

it('answers follow their question with one mark', () => {
  expect(answersOf(fields, { name: 'Ann', where: 'Utrecht', agreed: true }, 'en')).toEqual([
    'Name: Ann',
    'Where? Utrecht',
    'You may use my data to answer: yes',
  ])
})
