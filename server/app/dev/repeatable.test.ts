import { expect, test } from 'vitest'
import { repeatable } from './repeatable.ts'

test('work that is asked for while it runs, runs once more for all who asked', async () => {
  const open: (() => void)[] = []
  const run = repeatable(() => new Promise(resolve => open.push(resolve)))
  const first = run()
  await Promise.resolve()
  const [second, third] = [run(), run()]
  expect(open).toHaveLength(1)
  open[0]?.()
  await first
  expect(open).toHaveLength(2)
  open[1]?.()
  await Promise.all([second, third])
  expect(open).toHaveLength(2)
})

test('work that failed can be asked for again', async () => {
  let runs = 0
  const run = repeatable(async () => {
    if (++runs === 1) throw new Error('broken')
  })
  await expect(run()).rejects.toThrow('broken')
  await run()
  expect(runs).toBe(2)
})
