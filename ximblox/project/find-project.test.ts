import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findProject } from './find-project.ts'
import { loadProject } from './load-project.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ximblox project '))
})
afterEach(() => rm(root, { recursive: true }))

const write = async (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
}

const lists = { 'src/views.ts': '', 'src/document.tsx': '' }
const registry = 'export default { registry: {}, locales: {}, menus: [] }'

test('the lists of a site are found in its folder of sources', async () => {
  await write({ 'ximblox.config.ts': '', ...lists, 'src/admin.tsx': '', 'src/server.ts': '' })
  expect(findProject(root)).toEqual({
    root,
    config: join(root, 'ximblox.config.ts'),
    views: join(root, 'src/views.ts'),
    document: join(root, 'src/document.tsx'),
    admin: join(root, 'src/admin.tsx'),
    server: join(root, 'src/server.ts'),
    content: undefined,
    built: join(root, 'dist'),
  })
})

test('the lists may be beside the configuration, and those for admin area and server may be absent', async () => {
  await write({ 'ximblox.config.js': '', 'views.jsx': '', 'document.js': '' })
  expect(findProject(root)).toMatchObject({
    views: join(root, 'views.jsx'),
    admin: undefined,
    server: undefined,
  })
})

test('every missing file is named with its purpose', async () => {
  await write({ 'src/views.ts': '' })
  expect(() => findProject(root)).toThrow(
    [
      `There is no site in ${root}:`,
      '  - ximblox.config.ts is missing: what the site is, see defineSite',
      '  - src/document.ts is missing: the theme and the head, see defineDocument',
    ].join('\n'),
  )
})

test('a site is its configuration with what it adds to the server', async () => {
  await write({ ...lists, 'ximblox.config.ts': registry, 'src/server.ts': 'export default { forms: [] }' })
  expect(await loadProject(findProject(root))).toEqual({ registry: {}, locales: {}, menus: [], forms: [] })
})

test('a configuration without a site is refused', async () => {
  await write({ ...lists, 'ximblox.config.ts': 'export const site = {}' })
  await expect(loadProject(findProject(root))).rejects.toThrow(
    'ximblox.config.ts has no default export made with defineSite',
  )
})

test('a list for the server without a default export is refused', async () => {
  await write({ ...lists, 'ximblox.config.ts': registry, 'src/server.ts': '' })
  await expect(loadProject(findProject(root))).rejects.toThrow(
    'src/server.ts has no default export made with defineServer',
  )
})

test('what the server does not know is refused instead of being left out', async () => {
  const options = 'export default { forms: [], loadStarterSite: () => {} }'
  await write({ ...lists, 'ximblox.config.ts': registry, 'src/server.ts': options })
  await expect(loadProject(findProject(root))).rejects.toThrow(
    'src/server.ts has loadStarterSite, but the server only knows forms, calls, hooks, mails',
  )
})

test('an import of something that is not there is explained', async () => {
  await write({ ...lists, 'ximblox.config.ts': "import { gone } from 'node:path'; export default gone" })
  const program = `
    const { findProject } = await import(${source('find-project.ts')})
    const { loadProject } = await import(${source('load-project.ts')})
    await loadProject(findProject(${JSON.stringify(root)}))
  `
  const words = ['--conditions=development', '--input-type=module', '--eval', program]
  // Only Node.js itself says what an import lacks.
  await expect(promisify(execFile)(process.execPath, words)).rejects.toThrow(
    'ximblox.config.ts imports gone from node:path, which has no such value; a type needs "import type"',
  )
})

const source = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
