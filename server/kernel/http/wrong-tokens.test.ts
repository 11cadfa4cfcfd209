import { expect, it } from 'vitest'
import { countWrongTokens } from './wrong-tokens.ts'

const start = Date.UTC(2026, 0, 1)

it('tokens of a network wait after fifty wrong ones, until ten minutes after the first', () => {
  let time = start
  const wrong = countWrongTokens(() => new Date(time))
  for (let count = 0; count < 50; count++) {
    expect(wrong.wait('192.0.2.1')).toBe(0)
    wrong.count('192.0.2.1')
  }
  time += 60_000
  expect(wrong.wait('192.0.2.1')).toBe(540)
  expect(wrong.wait('192.0.2.2')).toBe(0)
  time = start + 600_000
  expect(wrong.wait('192.0.2.1')).toBe(0)
})

it('remembers a limited number of networks', () => {
  const wrong = countWrongTokens(() => new Date(start))
  for (let count = 0; count < 50; count++) wrong.count('192.0.2.1')
  for (let index = 0; index < 10_000; index++) wrong.count(`10.0.${index >> 8}.${index & 255}`)
  expect(wrong.wait('192.0.2.1')).toBe(0)
})
