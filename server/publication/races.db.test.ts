import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { inOrder, pairs, type Racers, race } from '../test/races.ts'

let test: TestApp
let second: TestApp
let racers: Racers

beforeAll(async () => {
  test = await startTestApp()
  second = await startTestApp({ beside: test })
  const clients = [await test.as('Administrator'), await second.as('Administrator')] as const
  racers = { test, clients, editor: await test.as('Editor') }
})
afterAll(async () => {
  await second.close()
  await test.close()
})

describe('two things done to a page at the same moment', () => {
  it.each(pairs)('$one and $other end as one order of them does', async pair => {
    const raced = await race(racers, pair, 'changed')
    const ordered = await inOrder(racers, pair, 'changed', 'one')
    if (raced === ordered) return
    const swapped = await inOrder(racers, pair, 'changed', 'other')
    expect([ordered, swapped].map(outcome => JSON.parse(outcome))).toContainEqual(JSON.parse(raced))
  })
})
