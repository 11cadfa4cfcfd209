import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPackages, packPackage, publicPackages, type Tarball } from './build-packages.ts'
import { editInBrowser, replaceAndPublish } from './edit-in-browser.ts'
import { environment, startSite } from './site-process.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js')
const sample = fileURLToPath(new URL('sample-site', import.meta.url))
let folder: string
let tarballs: Tarball[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ximblox sample '))
  await buildPackages()
  tarballs = await Promise.all(publicPackages.map(name => packPackage(name, folder)))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const manifest = async () => {
  const { peerDependencies } = JSON.parse(await readFile(join(root, 'ximblox/package.json'), 'utf8'))
  const packages = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${basename(file)}`]))
  return {
    private: true,
    type: 'module',
    dependencies: { ...peerDependencies, ximblox: packages.ximblox },
    overrides: packages,
  }
}

describe.each(publicPackages.map((name, index) => ({ name, index })))('the package $name', ({ index }) => {
  it('has exports, types and files that belong together', async () => {
    const { file } = tarballs[index] ?? { file: '' }
    const data = await readFile(file)
    const tarball = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength)
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true })
    expect(messages.map(message => formatMessage(message, pkg))).toEqual([])
    // Exits with 1 for problems, which it prints.
    const typesCheck = run(process.execPath, [attw, file, '--profile', 'esm-only', '--format', 'json'])
    await expect(typesCheck).resolves.toBeDefined()
  })
})

describe('the packages', () => {
  it('run a site of two blocks and its editor from their tarballs alone', async () => {
    await cp(sample, folder, { recursive: true })
    await writeFile(join(folder, 'package.json'), JSON.stringify(await manifest()))
    await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: folder,
      env: environment,
    })
    await run('npx', ['ximblox', 'build'], { cwd: folder, env: environment })
    const site = await startSite('npx', ['ximblox', 'start'], folder)
    try {
      const page = await (await fetch(site.url)).text()
      expect(page).toContain('<html lang="en-GB">')
      expect(page).toContain('<title>Home · Elsewhere</title>')
      expect(page).toContain('<link rel="canonical" href="')
      expect(page).toContain('<h1>Hello from elsewhere</h1>')
      expect(page).toContain('<hr')
      const [style = ''] = /\/assets\/css\/[^"]+/.exec(page) ?? []
      expect(await (await fetch(site.url + style)).text()).toContain('.rule')
      const errors = await editInBrowser(site.url, 'Home', editor =>
        replaceAndPublish(editor, 'h1', 'Changed in the browser'),
      )
      expect(errors).toEqual([])
      expect(await (await fetch(site.url)).text()).toContain('<h1>Changed in the browser</h1>')
    } finally {
      await site.stop()
    }
  })
})
