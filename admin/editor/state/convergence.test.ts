import { expect, it } from 'vitest'
import { simulate } from './test/simulate.ts'

it('two authors on a bad line, whose tabs die, lose nothing, and no text goes back by itself', async () => {
  for (let seed = 0; seed < 200; seed += 1) await expect(simulate(seed)).resolves.toBeUndefined()
}, 60_000)
