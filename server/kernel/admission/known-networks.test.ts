import { expect, test } from 'vitest'
import { rememberNetworks } from './known-networks.ts'

test('a network is known for an hour after it was seen last', () => {
  let minute = 0
  const known = rememberNetworks(() => minute * 60_000)
  known.add('192.0.2.1')
  minute = 40
  known.add('192.0.2.1')
  minute = 99
  expect(known.has('192.0.2.1')).toBe(true)
  minute = 100
  expect(known.has('192.0.2.1')).toBe(false)
  expect(known.has('192.0.2.2')).toBe(false)
})

test('ten thousand networks are known, those that were seen last', () => {
  const known = rememberNetworks(() => 0)
  known.add('first')
  known.add('second')
  for (let network = 0; network < 9_998; network++) known.add(`${network}`)
  known.add('first')
  known.add('another')
  expect(known.has('first')).toBe(true)
  expect(known.has('second')).toBe(false)
})
