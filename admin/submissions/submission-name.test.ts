import { describe, expect, it } from 'vitest'
import { submissionName } from './submission-name.ts'

const columns = [
  { path: 'contact.name', label: 'Name' },
  { path: 'topic', label: 'Topic' },
]

describe('the name of a submission', () => {
  it.each([
    ['  Ursula \n von der Wiesche-Oberhäuser ', 'Ursula von der Wiesche-Oberhäuser'],
    ['نور الهدى', 'نور الهدى'],
    ['👩‍🔬', '👩‍🔬'],
    [0, '0'],
  ])('is its first value on one line: %j', (name, shown) => {
    expect(submissionName({ contact: { name }, topic: 'Advice' }, columns)).toBe(shown)
  })

  it('is empty if the visitor left that value empty, whatever else was answered', () => {
    expect(submissionName({ contact: { name: ' \t' }, topic: 'Advice' }, columns)).toBe('')
    expect(submissionName({ topic: 'Advice' }, columns)).toBe('')
  })

  it('is empty for a form without columns, and for one that no longer exists', () => {
    expect(submissionName({ topic: 'Advice' }, [])).toBe('')
    expect(submissionName({ topic: 'Advice' }, undefined)).toBe('')
  })
})
