import { errorAt } from '@ximblox/contract/errors'
import { describe, expect, it } from 'vitest'
import { runEach } from './run-each.ts'

class Refused extends Error {
  override name = 'Refusal'
  entries = [errorAt('', 'notPermitted')]
}

const items = ['a', 'b', 'c']
const never = () => false

describe('changing many pages', () => {
  it('goes on after one that is refused, and keeps the outcome of each', async () => {
    const progress: number[] = []
    const outcomes = await runEach({
      items,
      change: async item => {
        if (item === 'b') throw new Refused()
        return async () => `${item} undone`
      },
      onProgress: finished => progress.push(finished),
      isStopped: never,
    })
    expect(outcomes.map(({ item, errors, undo }) => [item, errors.length, undo !== undefined])).toEqual([
      ['a', 0, true],
      ['b', 1, false],
      ['c', 0, true],
    ])
    expect(progress).toEqual([1, 2, 3])
  })

  it('changes no other page after it was stopped', async () => {
    let finished = 0
    const outcomes = await runEach({
      items,
      change: async () => undefined,
      onProgress: count => {
        finished = count
      },
      isStopped: () => finished === 2,
    })
    expect(outcomes.map(({ item }) => item)).toEqual(['a', 'b'])
  })
})
