import { describe, expect, it } from 'vitest'
import { Overloaded } from '../async/limiter.ts'
import { runLimited } from './run-limited.ts'

const limits = { processorSeconds: 20, timeout: 60_000, niceness: 0 }
const { signal } = new AbortController()
const run = (script: string, changed: Partial<typeof limits> = {}) =>
  runLimited(['-e', script], signal, { ...limits, ...changed })

describe('a child process with limits', () => {
  it('returns its output, and knows no settings of the server', async () => {
    expect(await run('console.log(JSON.stringify(process.env.PATH ?? null))')).toBe('null\n')
  })

  it.runIf(process.platform === 'linux')('is stopped when it computes for too long', async () => {
    expect(await run('for (;;);', { processorSeconds: 1 })).toBeUndefined()
  })

  it('is stopped when it crashes', async () => {
    expect(await run('process.abort()')).toBeUndefined()
  })

  it.runIf(process.platform === 'linux')('is not blamed when it waited for the processor', async () => {
    await expect(run('setInterval(() => {}, 1000)', { timeout: 50 })).rejects.toThrow(Overloaded)
  })

  it('throws when it fails', async () => {
    await expect(run('process.exit(3)')).rejects.toMatchObject({ code: 3 })
  })
})
