import { expect, it } from 'vitest'
import { lazyModule } from './lazy-module.ts'

it('is there at once after it was loaded', async () => {
  const module = lazyModule(async () => 'code')
  expect(module.loaded()).toBe(null)
  expect(await module.load()).toBe('code')
  expect(module.loaded()).toBe('code')
})

it('is loaded again after an attempt that failed', async () => {
  const attempts = [Promise.reject(new Error('offline')), Promise.resolve('code')]
  const module = lazyModule(() => attempts.shift() ?? Promise.reject(new Error('one attempt too many')))
  await expect(module.load()).rejects.toThrow('offline')
  expect(module.loaded()).toBe(null)
  expect(await module.load()).toBe('code')
})
