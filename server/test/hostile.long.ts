import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

// Sends 2,000 new random inputs to every call: no server error, and each response within two seconds.
const PROPERTY_SEED = String(randomInt(2 ** 31))
console.log(`PROPERTY_SEED=${PROPERTY_SEED}`)
const test = ['node_modules/vitest/vitest.mjs', 'run', '--project=database', 'server/kernel/http/hostile']
const { status } = spawnSync(process.execPath, [...test, '--reporter=dot'], {
  env: { ...process.env, PROPERTY_SEED, HOSTILE_INPUTS: '2000', HOSTILE_TIMEOUT: '2000' },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
