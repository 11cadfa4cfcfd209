import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, runSequences, type Stage } from './run.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe('any sequence of actions on pages', () => {
  it('keeps states consistent, shows visitors the published versions, and loses neither saves nor paths', async () => {
    expect(await runSequences(stage, { runs: 2, commands: 60 })).toBeGreaterThan(80)
  })
})
