import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

// 10,000 odd spellings of the product's addresses that no run before has drawn; each address answers as it did before.
const PROPERTY_SEED = String(randomInt(2 ** 31))
console.log(`PROPERTY_SEED=${PROPERTY_SEED}`)
const test = ['node_modules/vitest/vitest.mjs', 'run', '--project=database', 'server/http/spellings']
const { status } = spawnSync(process.execPath, test, {
  env: { ...process.env, PROPERTY_SEED, SPELLINGS: '10000' },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
