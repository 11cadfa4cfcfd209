import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../kernel/config/config.ts'
import { version } from '../kernel/version.ts'
import { testSite } from '../test/site.ts'
import { explainStartFailure } from './start/explain-start-failure.ts'
import { start } from './start/start.ts'

const folder = await mkdtemp(join(tmpdir(), 'ximblox-built-'))
afterAll(() => rm(folder, { recursive: true }))

test('a start names all views that do not fit the registry, before it touches any data', async () => {
  const ids = [...testSite.registry.blocks.keys()].filter(id => id !== 'latest')
  const blocks = [...ids, 'old'].map(id => [id, { version: id === 'note' ? 2 : 1 }])
  await writeFile(
    join(folder, 'render.js'),
    `
    const blocks = new Map(${JSON.stringify(blocks)})
    const views = { blocks, pageTypes: new Map([['basic', {}]]) }
    export default { views, theme: '', assets: [], renderPage: () => '' }`,
  )
  await writeFile(join(folder, 'version'), version)
  const dataDir = join(folder, 'data')
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const failure = await start({ site: testSite, built: folder, config }).catch(explainStartFailure)
  expect(failure).toMatch(/^Ximblox could not start: .*$/)
  expect(failure).toContain(
    'The views do not match the definitions: the block type "latest" has no view; ' +
      'a view refers to the unknown block type "old"; the page type "news" has no view; ' +
      'the view of the block type "note" is for version 2, not for version 1; build the site again',
  )
  expect(existsSync(dataDir)).toBe(false)
})

test('a start names a renderer without a SiteRenderer, such as one of an earlier build', async () => {
  const old = await mkdtemp(join(folder, 'old-'))
  await writeFile(join(old, 'render.js'), `export default () => ''`)
  await writeFile(join(old, 'version'), version)
  const config = readConfig({ PORT: '0', DATA_DIR: join(old, 'data'), LOG_LEVEL: 'silent' })
  expect(await start({ site: testSite, built: old, config }).catch(explainStartFailure)).toBe(
    'Ximblox could not start: the renderer of the site is not the default export of its module; build the site again',
  )
})

test('a start refuses the build of another version', async () => {
  const old = await mkdtemp(join(folder, 'version-'))
  await writeFile(join(old, 'version'), '0.0.1')
  const config = readConfig({ PORT: '0', DATA_DIR: join(old, 'data'), LOG_LEVEL: 'silent' })
  expect(await start({ site: testSite, built: old, config }).catch(explainStartFailure)).toBe(
    `Ximblox could not start: the site was built with version 0.0.1, and ${version} is installed; build it again`,
  )
})
