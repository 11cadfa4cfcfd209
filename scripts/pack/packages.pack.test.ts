import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPackages, packPackage, publicPackages, type Tarball } from './build-packages.ts'
import { checkProject, createProject, installProject, writeSamples } from './created-project.ts'
import { editInBrowser, replaceAndPublish } from './edit-in-browser.ts'
import { environment, startSite } from './site-process.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js')
let folder: string
let tarballs: Tarball[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ximblox sample '))
  await buildPackages()
  tarballs = await Promise.all(publicPackages.map(name => packPackage(name, folder)))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

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
  it('run a created site and its editor from their tarballs alone', async () => {
    const words = ['--name', 'Elsewhere', '--locales', 'en-gb,nl-nl']
    const project = await createProject(folder, tarballs, ['my site', ...words])
    await installProject(project, tarballs)
    const blank = await createProject(project, tarballs, ['blank', '--template', 'blank'])
    await writeSamples(project)
    await run('npm', ['run', 'build'], { cwd: project, env: environment })
    expect(await Promise.all([project, blank].map(checkProject))).toEqual(['', ''])
    const site = await startSite('npm', ['start'], project)
    try {
      const page = await (await fetch(site.url)).text()
      expect(page).toContain('<html lang="en-GB">')
      expect(page).toContain('<title>Home · Elsewhere</title>')
      expect(page).toContain('<link rel="canonical" href="')
      expect(page).toContain('<h1>Elsewhere</h1>')
      expect(page).toContain('Our new website is online')
      const [style = ''] = /\/assets\/css\/[^"]+/.exec(page) ?? []
      expect(await (await fetch(site.url + style)).text()).toContain('.hero')
      const errors = await editInBrowser(site.url, 'Home', async editor => {
        await replaceAndPublish(editor, 'h1', 'Changed in the browser')
        await editor.goto(`${site.url}/cmsadmin/reports/leads`)
        await editor.getByRole('heading', { level: 1, name: 'Leads' }).waitFor()
      })
      expect(errors).toEqual([])
      expect(await (await fetch(site.url)).text()).toContain('<h1>Changed in the browser</h1>')
    } finally {
      await site.stop()
    }
    const view = join(project, 'src/blocks/hero/hero.tsx')
    const text = await readFile(view, 'utf8')
    await writeFile(
      view,
      text.replace('field="intro"', 'field="introo"').replace('props.action', 'props.actoin'),
    )
    const found = await checkProject(project)
    expect(found).toContain(`Type '"introo"' is not assignable`)
    expect(found).toContain("Property 'actoin' does not exist")
  })
})
