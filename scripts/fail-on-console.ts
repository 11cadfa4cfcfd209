import { format } from 'node:util'
import { afterAll, afterEach, expect, vi } from 'vitest'

// A test that expects a message declares that with vi.spyOn(console, 'warn').
const unexpected: string[] = []

for (const method of ['error', 'warn'] as const)
  console[method] = (...parts: unknown[]) => {
    if (!vi.isMockFunction(console[method])) unexpected.push(format(...parts))
  }

afterEach(staySilent)
afterAll(staySilent)

function staySilent() {
  expect(unexpected.splice(0), 'unexpected console output').toEqual([])
}
