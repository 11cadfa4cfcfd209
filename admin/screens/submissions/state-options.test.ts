import { describe, expect, it } from 'vitest'
import { stateName, stateOptions } from './state-options.ts'

const states = [
  { id: 'new', label: { en: 'New', de: 'Neu' }, count: 3 },
  { id: 'done', label: 'Erledigt', count: 0 },
]
const inGerman = (label: string | Readonly<Record<string, string>>) =>
  typeof label === 'string' ? label : (label.de ?? '')
const values = (current: string) => stateOptions(states, current, inGerman).map(({ value }) => value)

describe('the states of a submission to choose from', () => {
  it('are those of its form, in their order and in the language of the user', () => {
    expect(stateOptions(states, 'done', inGerman)).toEqual([
      { value: 'new', label: 'Neu' },
      { value: 'done', label: 'Erledigt' },
    ])
  })

  it('begin with the current one if the form does not have it any more', () => {
    expect(values('on-hold')).toEqual(['on-hold', 'new', 'done'])
  })

  it('are only the current one if the form no longer exists', () => {
    expect(stateOptions([], 'on-hold', inGerman)).toEqual([{ value: 'on-hold', label: 'on-hold' }])
  })
})

describe('the name of a state', () => {
  it('is its label, or its id if the form does not have it any more', () => {
    expect(stateName(states, 'new', inGerman)).toBe('Neu')
    expect(stateName(states, 'on-hold', inGerman)).toBe('on-hold')
  })
})
