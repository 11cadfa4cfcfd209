import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { inOrder, pairsIn, type Racers, race, type Situation } from '../../test/races.ts'

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

/** Half of the pairs. publication-races.long.ts tries all of them repeatedly from every situation. */
const cases = (['changed', 'due'] satisfies Situation[])
  .flatMap(situation => pairsIn[situation].map(pair => ({ ...pair, pair, situation })))
  .filter((_, index) => index % 2 === 0)

describe('two simultaneous actions on a page', () => {
  it.each(cases)('$one and $other have the result of one order of them', async ({ pair, situation }) => {
    const raced = await race(racers, pair, situation)
    const ordered = await inOrder(racers, pair, situation, 'one')
    if (raced === ordered) return
    const swapped = await inOrder(racers, pair, situation, 'other')
    expect([ordered, swapped].map(outcome => JSON.parse(outcome))).toContainEqual(JSON.parse(raced))
  })
})
