import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { auditKinds, auditVerbs } from '@ximblox/contract/audit'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

it('every action in the log has a label in the admin area', async () => {
  const names = (await readdir(root, { recursive: true })).filter(
    name => name.endsWith('.ts') && !/\.(test|long)\.ts$|^test\//.test(name),
  )
  const sources = await Promise.all(names.map(name => readFile(root + name, 'utf8')))
  const actions = sources
    .filter(source => source.includes('recordAudit'))
    .flatMap(source => [...source.matchAll(/'([a-z]+)\.([a-z-]+)'/g)])
    .map(([, kind = '', verb = '']) => ({ kind, verb }))
  expect(actions.length).toBeGreaterThan(10)
  const silent = actions.filter(
    ({ kind, verb }) => !auditKinds.some(one => one === kind) || !auditVerbs.some(one => one === verb),
  )
  expect(silent).toEqual([])
})
