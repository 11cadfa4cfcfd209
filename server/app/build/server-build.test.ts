import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildServer } from './server-build.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ximblox server '))
})
afterEach(() => rm(folder, { recursive: true }))

const write = async (name: string, text: string) => {
  const file = join(folder, 'built', name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** Builds what is in `built`, and imports it from another folder, as on another machine. */
const buildAndMove = async () => {
  const root = join(folder, 'built')
  await buildServer({ root, entry: join(root, 'start.ts'), modules: {}, outDir: join(root, 'dist/server') })
  const moved = join(folder, 'moved')
  await rename(root, moved)
  const { start } = await import(pathToFileURL(join(moved, 'dist/server/start.js')).href)
  return { started: await start(), moved }
}

test('a bundled module finds what is beside its source, wherever the build is moved', async () => {
  await write('lists/words.txt', 'een, één')
  await write(
    'lists/words.ts',
    `import { readFileSync } from 'node:fs'
    export const explained = 'één word: import.meta.url is the place of a module'
    export const words = readFileSync(new URL('words.txt', import.meta.url), 'utf8')
    export const places = [import.meta.filename, import.meta.dirname]`,
  )
  await write(
    'start.ts',
    `import * as words from './lists/words.ts'\nexport const start = () => ({ ...words })`,
  )
  const { started, moved } = await buildAndMove()
  expect(started).toEqual({
    words: 'een, één',
    explained: 'één word: import.meta.url is the place of a module',
    places: [join(moved, 'lists/words.ts'), join(moved, 'lists')],
  })
})

test('packages that the files of a site import are loaded from where they are installed', async () => {
  await write('node_modules/thermometer/package.json', '{ "name": "thermometer", "main": "index.js" }')
  await write('node_modules/thermometer/index.js', 'module.exports = { place: __dirname }')
  await write(
    'start.ts',
    `import thermometer from 'thermometer'\nexport const start = () => thermometer.place`,
  )
  const { started, moved } = await buildAndMove()
  expect(started).toBe(join(moved, 'node_modules/thermometer'))
})
