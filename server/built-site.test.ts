import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { start } from './start.ts'
import { testSite } from './test/site.ts'

const folder = await mkdtemp(join(tmpdir(), 'ximblox-built-'))
afterAll(() => rm(folder, { recursive: true }))

test('a start names all views that do not fit the registry, before it touches any data', async () => {
  await writeFile(
    join(folder, 'render.js'),
    `const version = 1
    const blocks = new Map([['note', { version: 2 }], ['box', { version }], ['pointer', { version }], ['old', { version }]])
    const views = { blocks, pageTypes: new Map([['basic', {}]]) }
    export default { views, theme: '', assets: [], renderPage: () => '' }`,
  )
  const dataDir = join(folder, 'data')
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const failure = await start({ site: testSite, built: folder, config }).catch(explainStartFailure)
  expect(failure).toBe(
    'Ximblox did not start: The views do not fit the registry: no view for the block type "latest"; ' +
      'a view for the unknown block type "old"; no view for the page type "news"; ' +
      'a view for version 2 of the block type "note", which is at version 1; build the site again',
  )
  expect(existsSync(dataDir)).toBe(false)
})
