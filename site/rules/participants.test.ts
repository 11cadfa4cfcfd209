import { describe, expect, it } from 'vitest'
import { askedPlaces, participantsOf } from './participants.ts'

const ann = { name: 'Ann', email: 'ann@example.org' }
const bob = { name: 'Bob', email: 'bob@example.org' }
const contact = { ...ann, takesPart: ['yes'] }

describe('the participants', () => {
  it('are those who were entered, and the contact person only if they take part', () => {
    expect(participantsOf({ contact: ann, participants: [bob] })).toEqual([bob])
    expect(participantsOf({ contact: { ...ann, takesPart: [] }, participants: [] })).toEqual([])
    expect(participantsOf({ contact, participants: [] })).toEqual([ann])
    expect(participantsOf({ contact, participants: [bob] })).toEqual([ann, bob])
  })

  it('are counted once, also if the contact person is entered again; colleagues may share an address', () => {
    const colleague = { name: 'Cas', email: ann.email }
    expect(participantsOf({ contact, participants: [{ ...ann, name: 'ANN' }] })).toEqual([ann])
    expect(participantsOf({ contact, participants: [colleague] })).toEqual([ann, colleague])
  })
})

describe('the places of a form that is being filled in', () => {
  const empty = { name: ' ', email: '' }

  it('are its rows, at least one', () => {
    expect(askedPlaces({})).toBe(1)
    expect(askedPlaces({ contact: ann, participants: [] })).toBe(1)
    expect(askedPlaces({ contact: ann, participants: [empty, empty] })).toBe(2)
  })

  it('have the contact person in an empty first row, or else besides the rows', () => {
    expect(askedPlaces({ contact, participants: [] })).toBe(1)
    expect(askedPlaces({ contact, participants: [empty] })).toBe(1)
    expect(askedPlaces({ contact, participants: [empty, bob] })).toBe(2)
    expect(askedPlaces({ contact, participants: [bob] })).toBe(2)
  })
})
