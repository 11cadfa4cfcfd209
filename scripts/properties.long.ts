import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

const rounds = 10
const unitTests = ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', '--reporter=dot']

// Runs every property of the unit tests on new random examples.
for (let round = 1; round <= rounds; round += 1) {
  const PROPERTY_SEED = String(randomInt(2 ** 31))
  console.log(`round ${round} of ${rounds}: PROPERTY_SEED=${PROPERTY_SEED}`)
  const env = { ...process.env, PROPERTY_SEED }
  const { status } = spawnSync(process.execPath, unitTests, { env, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
