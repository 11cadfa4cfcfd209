import { expect, it } from 'vitest'
import { simulate } from './test/simulate.ts'

it('two authors with an unreliable connection and crashing tabs lose nothing, and no text reverts by itself', async () => {
  for (let seed = 0; seed < 200; seed += 1) await expect(simulate(seed)).resolves.toBeUndefined()
})
