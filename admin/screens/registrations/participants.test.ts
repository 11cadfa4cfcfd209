import type { SubmissionRow } from '@ximblox/contract/forms'
import { describe, expect, it } from 'vitest'
import { participantsOf, repeatedIn, sharedColumns } from './participants.ts'

const fields = {
  participants: {
    kind: 'repeated',
    label: 'Participant',
    min: 1,
    max: 10,
    fields: { name: { kind: 'text', label: 'Name' }, email: { kind: 'email', label: 'Email' } },
  },
  organisation: { kind: 'text', label: 'Organisation' },
  contact: {
    kind: 'group',
    label: 'Contact person',
    fields: { name: { kind: 'text', label: 'Name' } },
  },
} as const
const columns = [
  { path: 'organisation', label: 'Organisation' },
  { path: 'contact.name', label: 'Name' },
  { path: 'participants', label: 'Participants' },
]
const repeated = repeatedIn({ fields })
const shared = sharedColumns({ columns }, { fields })

const row = (id: number, data: SubmissionRow['fields']): SubmissionRow => ({
  id,
  form: 'training-registration',
  at: '2026-11-22T10:00:00.000Z',
  locale: 'nl-nl',
  pageID: null,
  page: null,
  state: 'confirmed',
  subject: '12:a',
  subjectLabel: '',
  quantity: 1,
  heldUntil: null,
  email: '',
  undeliverable: null,
  fields: data,
  hasNote: false,
  deleteAfter: null,
})

describe('the participants of a date', () => {
  it('are one row per person, each with the company and the contact', () => {
    const people = [
      { name: 'Noor', email: 'n@b.example' },
      { name: 'Jan', email: 'j@b.example' },
    ]
    const data = { participants: people, organisation: 'Bakery', contact: { name: 'Kim' } }
    const rows = participantsOf([row(1, data)], repeated, shared)
    expect(rows.map(({ key }) => key)).toEqual(['1 0', '1 1'])
    expect(rows.map(({ values }) => Object.values(values))).toEqual([
      ['Noor', 'n@b.example', 'Bakery', 'Kim'],
      ['Jan', 'j@b.example', 'Bakery', 'Kim'],
    ])
  })

  it('are not mixed up with the contact', () => {
    expect(repeated?.columns.map(({ group, label }) => [group, label])).toEqual([
      ['Participant', 'Name'],
      ['Participant', 'Email'],
    ])
    expect(shared).toEqual([
      { id: 'organisation', label: 'Organisation' },
      { id: 'contact.name', label: 'Name', group: 'Contact person' },
    ])
  })

  it('are one row per registration if there is nothing to repeat', () => {
    const rows = participantsOf([row(2, { organisation: 'Bakery', participants: 'none' })], repeated, shared)
    expect(rows.map(({ values }) => values.organisation)).toEqual(['Bakery'])
    expect(participantsOf([row(3, {})], undefined, sharedColumns({ columns }, undefined))).toHaveLength(1)
  })
})
