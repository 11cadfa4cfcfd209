import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitConcurrency, Overloaded } from './limiter.ts'

test('limits how many tasks run at once, and refuses tasks that cannot wait', async () => {
  const limited = limitConcurrency(2, 1)
  const started: PromiseWithResolvers<void>[] = []
  const task = () => {
    const deferred = Promise.withResolvers<void>()
    started.push(deferred)
    return deferred.promise
  }
  const [first, second, third] = [limited(task), limited(task), limited(task)]
  await expect(limited(task)).rejects.toBeInstanceOf(Overloaded)
  expect(started).toHaveLength(2)
  started[0]?.resolve()
  await first
  await setImmediate()
  expect(started).toHaveLength(3)
  started[1]?.reject(new Error('failed'))
  await expect(second).rejects.toThrow('failed')
  started[2]?.resolve()
  await third
  const fourth = limited(task)
  await setImmediate()
  started.at(-1)?.resolve()
  await fourth
})
