import { expect, it } from 'vitest'
import { singleRun } from './single-run.ts'

it('ignores a second run during the first, and accepts one afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const done: string[] = []
  const busy: boolean[] = []
  const { run } = singleRun(isBusy => busy.push(isBusy))
  const first = run(
    () => promise,
    result => done.push(result),
  )
  await run(
    async () => 'second',
    result => done.push(result),
  )
  resolve('first')
  await first
  await run(
    async () => 'third',
    result => done.push(result),
  )
  expect(done).toEqual(['first', 'third'])
  expect(busy).toEqual([true, false, true, false])
})

it('ignores a result that arrives after it was stopped', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const done: string[] = []
  const { run, stop } = singleRun(() => undefined)
  const first = run(
    () => promise,
    result => done.push(result),
  )
  stop()
  resolve('late')
  await first
  await run(
    async () => 'after',
    result => done.push(result),
  )
  expect(done).toEqual([])
})

it('accepts a new run after a failure', async () => {
  const done: string[] = []
  const { run } = singleRun(() => undefined)
  const failing = () => Promise.reject(new Error('broken'))
  await expect(run(failing, () => done.push('failed'))).rejects.toThrow('broken')
  await run(
    async () => 'next',
    result => done.push(result),
  )
  expect(done).toEqual(['next'])
})
