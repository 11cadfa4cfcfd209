import fc from 'fast-check'
import { command, runCommands } from './addresses.ts'
import { startTestApp } from './app.ts'
import setUp from './global-setup.ts'

// Runs the random moves, publications and deletions of the suite some thousands of times. Usage: addresses.long.ts
// [runs of 40 commands, 50] [seed]
const [runs = '50', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2)

const tearDown = await setUp()
const test = await startTestApp()
const publisher = await test.as('Publisher')
const commands = fc.array(command, { minLength: 40, maxLength: 40 })
const property = fc.asyncProperty(commands, given => runCommands(test, publisher, given))
try {
  await fc.assert(property, { numRuns: Number(runs), seed: Number(seed) })
  console.log(`${Number(runs) * 40} commands, no address astray (seed ${seed})`)
} finally {
  await test.close()
  await tearDown()
}
