import { fileURLToPath } from 'node:url'
import { testTimeout, waitTimeout } from '@ximblox/e2e/test-timeouts'
import { expect, test } from 'vitest'
import { createVitest } from 'vitest/node'

const root = fileURLToPath(new URL('..', import.meta.url))

test('every stage waits for the same time', async () => {
  const vitest = await createVitest('test', { root, watch: false })
  const limits = vitest.projects.map(({ name, config }) => ({
    name,
    test: config.testTimeout,
    hook: config.hookTimeout,
    teardown: config.teardownTimeout,
    poll: config.expect.poll?.timeout,
    wait: config.provide.waitTimeout,
  }))
  await vitest.close()
  const own = {
    test: testTimeout,
    hook: testTimeout,
    teardown: testTimeout,
    poll: waitTimeout,
    wait: waitTimeout,
  }
  expect(limits).toEqual(['unit', 'database', 'browser', 'pack'].map(name => ({ name, ...own })))
})
