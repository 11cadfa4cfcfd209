import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from './files.mjs'
import { root } from './root.mjs'

const code = /\b(?:G|AUTH|UM|PM|ML|TAG|JOB|V)_\d\d\b/

/** The catalogue, tests that check the HTTP API on purpose, and the packages that only use HTTP. */
const mayHoldCodes = file =>
  file === 'contract/errors.ts' ||
  /^contract\/(errors|client|openapi)\.test\.ts$/.test(file) ||
  /^server\/(test\/|.*\.(test|long)\.)/.test(file) ||
  /^(e2e|bench)\//.test(file)

test('errors are named outside the catalogue, never written as codes', async () => {
  const sources = (await filesBelow('.')).filter(file => /\.(m?[jt]s|tsx)$/.test(file) && !mayHoldCodes(file))
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter(file => code.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
