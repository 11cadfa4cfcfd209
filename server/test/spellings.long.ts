import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

// Sends 10,000 new random spellings of the product's URLs. Each URL must respond as before.
const PROPERTY_SEED = String(randomInt(2 ** 31))
console.log(`PROPERTY_SEED=${PROPERTY_SEED}`)
const test = ['node_modules/vitest/vitest.mjs', 'run', '--project=database', 'server/kernel/http/spellings']
const { status } = spawnSync(process.execPath, test, {
  env: { ...process.env, PROPERTY_SEED, SPELLINGS: '10000' },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
