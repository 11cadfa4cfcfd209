import { randomInt } from 'node:crypto'
import setUp from './global-setup.ts'
import { openStage, runSequences } from './page-life/run.ts'

// Runs thousands of random commands on pages. Usage: page-life.long.ts [commands, 5000] [seed]
const wanted = Number(process.argv[2] ?? 5_000)
let seed = Number(process.argv[3] ?? randomInt(2 ** 31))

const tearDown = await setUp()
const stage = await openStage()
let done = 0
let failure: unknown
while (done < wanted && failure === undefined) {
  try {
    done += await runSequences(stage, { runs: 10, commands: 100, seed })
    console.log(`${done} commands, seed ${seed}`)
    seed += 1
  } catch (error) {
    failure = error
    console.log(`seed ${seed}`)
    console.error(error)
  }
}
await stage.close()
await tearDown()
process.exit(failure === undefined ? 0 : 1)
