import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage, tryLives } from './run.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe('whatever happens to pages in whatever order', () => {
  it('states follow, visitors see what was published, and neither a Save nor an address is lost', async () => {
    expect(await tryLives(stage, { runs: 2, commands: 60 })).toBeGreaterThan(80)
  }, 120_000)
})
