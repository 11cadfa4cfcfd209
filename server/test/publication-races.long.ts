import { startTestApp } from './app.ts'
import setUp from './global-setup.ts'
import { inOrder, pairsIn, type Racers, race, type Situation } from './races.ts'

// Runs every pair of publication actions at the same moment on two processes, repeatedly. The result must be that of
// one order of the two. Usage: publication-races.long.ts [rounds of each pair, 500]
const rounds = Number(process.argv[2] ?? 500)
const atOnce = 4

const tearDown = await setUp()
const test = await startTestApp()
const second = await startTestApp({ beside: test })

/** Sessions expire when unused, and a long run spends much time on one pair. */
const gather = async (): Promise<Racers> => ({
  test,
  clients: [await test.as('Administrator'), await second.as('Administrator')],
  editor: await test.as('Editor'),
})

let failures = 0
let done = 0
for (const situation of Object.keys(pairsIn) as Situation[]) {
  for (const pair of pairsIn[situation]) {
    const racers = await gather()
    const serial = [
      await inOrder(racers, pair, situation, 'one'),
      await inOrder(racers, pair, situation, 'other'),
    ]
    const seen = new Map<string, number>()
    for (let round = 0; round < rounds; round += atOnce) {
      const outcomes = await Promise.all(
        Array.from({ length: Math.min(atOnce, rounds - round) }, () => race(racers, pair, situation)),
      )
      for (const outcome of outcomes) seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
      done += outcomes.length
    }
    const unexpected = [...seen.keys()].filter(outcome => !serial.includes(outcome))
    failures += unexpected.length
    const orders = serial.map(outcome => seen.get(outcome) ?? 0)
    console.log(
      `${situation}: ${pair.one} and ${pair.other}: ${orders.join(' and ')} as the two orders, ${unexpected.length} as none`,
    )
    for (const outcome of unexpected) console.log(`  ${outcome}\n  orders: ${serial.join('\n          ')}`)
  }
}
console.log(`${done} rounds, ${failures} outcomes that no order gives`)

await second.close()
await test.close()
await tearDown()
process.exit(failures === 0 ? 0 : 1)
