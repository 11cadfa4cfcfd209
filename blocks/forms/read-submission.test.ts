import { errorAt } from '@ximblox/contract/errors'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addItem, removeItem } from './change-items.ts'
import { defineForm } from './define-form.ts'
import { formErrors } from './form-errors.ts'
import { readFormBody } from './read-form-body.ts'
import { readSubmission } from './read-submission.ts'

const { fields } = defineForm({
  id: 'sample',
  version: 1,
  label: 'Sample',
  states: { new: 'New' },
  columns: [],
  retentionDays: null,
  fields: {
    kind: {
      kind: 'select',
      label: 'Kind',
      options: [
        { value: 'company', label: 'Company' },
        { value: 'person', label: 'Person' },
      ],
    },
    company: { kind: 'text', label: 'Company', required: true, showWhen: { field: 'kind', is: 'company' } },
    branch: { kind: 'text', label: 'Branch', required: true, showWhen: { field: 'company', is: 'Ours' } },
    amount: { kind: 'number', label: 'Amount', min: 1 },
    topics: { kind: 'checkboxes', label: 'Topics', options: [{ value: 'a', label: 'A' }] },
    people: {
      kind: 'repeated',
      label: 'People',
      min: 1,
      max: 2,
      fields: {
        email: { kind: 'email', label: 'Email', required: true },
        vat: { kind: 'text', label: 'VAT', required: true, showWhen: { field: 'kind', is: 'company' } },
      },
    },
    consent: { kind: 'consent', label: 'Yes' },
  },
})

const errorsOf = (sent: unknown) => readSubmission(fields, sent).errors.map(({ property }) => property)
const people = [{ email: 'a@example.org' }]

describe('what a visitor sent', () => {
  it('has no items without an answer where the form leaves them out, and names the others by their place', () => {
    const guests = { ...fields.people, min: 0, max: 3, leavesOutEmpty: true }
    const sent = { guests: [{ email: ' ' }, { email: 'b@example.org' }, { email: 'wrong' }] }
    const read = readSubmission({ guests }, sent)
    expect(read.data.guests).toMatchObject([{ email: 'b@example.org' }, { email: 'wrong' }])
    expect(read.errors.map(({ property }) => property)).toContain('guests.2.email')
    expect(read.errors.filter(({ property }) => property.startsWith('guests.0'))).toEqual([])
  })

  it('is complete and canonical once it has no errors', () => {
    const sent = { people: [{ email: ' A@Example.org ' }], company: 'not asked', consent: true }
    expect(readSubmission(fields, sent)).toEqual({
      data: {
        kind: '',
        company: '',
        branch: '',
        amount: null,
        topics: [],
        people: [{ email: 'a@example.org', vat: '' }],
        consent: true,
      },
      errors: [],
    })
  })

  it('is checked only where it was asked, in items and through fields that are not asked themselves', () => {
    expect(errorsOf({ kind: 'company', people })).toEqual(['company', 'people.0.vat'])
    expect(errorsOf({ kind: 'company', company: 'Ours', people: [{ ...people[0], vat: '1' }] })).toEqual([
      'branch',
    ])
    expect(errorsOf({ kind: 'person', company: 'Ours', people })).toEqual([])
  })

  it('has the number of items that the form allows', () => {
    const errors = (items: unknown) => readSubmission(fields, { people: items }).errors
    expect(errors([])).toEqual([errorAt('people', 'tooFewItems', { min: 1 })])
    expect(errors([...people, ...people, ...people])).toEqual([errorAt('people', 'tooManyItems', { max: 2 })])
    expect(errors('x')).toEqual([errorAt('people', 'wrongType')])
  })

  it('never breaks the check, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(fc.constantFrom(...Object.keys(fields)), fc.anything()),
        (any, some) => {
          readSubmission(fields, any)
          const { data } = readSubmission(fields, some)
          expect(Object.keys(data)).toEqual(Object.keys(fields))
        },
      ),
    )
  })
})

describe('a form-encoded body', () => {
  const read = (body: string) => readFormBody(fields, new URLSearchParams(body))

  it('is read by the names of the fields', () => {
    expect(
      read('kind=person&amount=1,5&topics=a&topics=b&people.7.email=x&people.2.email=y&consent=on'),
    ).toEqual({
      kind: 'person',
      company: '',
      branch: '',
      amount: 1.5,
      topics: ['a', 'b'],
      people: [
        { email: 'y', vat: '' },
        { email: 'x', vat: '' },
      ],
      consent: true,
    })
  })

  it('keeps a number that is none as it was typed', () => {
    expect(read('amount=two')).toMatchObject({ amount: 'two' })
    expect(errorsOf({ ...read('amount=two'), people })).toEqual(['amount'])
  })

  it('is read without errors, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), body => {
        expect(Object.keys(read(body))).toEqual(Object.keys(fields))
      }),
    )
  })

  it('gets one more or one fewer item', () => {
    const one = read('people.0.email=x')
    const two = addItem(fields, one, 'people')
    expect(two.people).toEqual([
      { email: 'x', vat: '' },
      { email: '', vat: '' },
    ])
    expect(addItem(fields, two, 'people')).toEqual(two)
    expect(removeItem(fields, two, 'people.0').people).toEqual([{ email: '', vat: '' }])
    for (const path of ['', 'kind', 'nothing.0', '__proto__', 'people.x', 'people.0.email'])
      expect(removeItem(fields, one, path)).toEqual(one)
  })
})

it('a declared form has valid and free names', () => {
  const form = { id: 'Bad', version: 0, label: '', states: {}, columns: ['none'], retentionDays: null }
  const wrong = defineForm({
    ...form,
    fields: { token: { kind: 'text', label: '' }, 'a b': { kind: 'text', label: '' } },
  })
  expect(formErrors(wrong)).toHaveLength(6)
})
