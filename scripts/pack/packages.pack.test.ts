import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPackages, copyPackages, packPackage, publicPackages, type Tarball } from './build-packages.ts'
import { checkProject, createProject, edit, installProject, writeSamples } from './created-project.ts'
import { developInBrowser } from './develop-in-browser.ts'
import { editInBrowser, replaceAndPublish } from './edit-in-browser.ts'
import { editTestimonial } from './edit-testimonial.ts'
import { environment, startSite } from './site-process.ts'
import { useIsland } from './use-island.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js')
const versionOf = (name: string): string => createRequire(import.meta.url)(`${name}/package.json`).version
const readGuide = (chapter: string) => readFile(join(root, 'docs/guide/developers', chapter), 'utf8')
let folder: string
let tarballs: Tarball[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ximblox sample '))
  const workspace = join(folder, 'workspace')
  await copyPackages(workspace)
  await buildPackages(workspace)
  tarballs = await Promise.all(publicPackages.map(name => packPackage(workspace, name, folder)))
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
    const options = ['--profile', 'esm-only', '--format', 'json', '--exclude-entrypoints', 'forms.css']
    const typesCheck = run(process.execPath, [attw, file, ...options])
    await expect(typesCheck).resolves.toBeDefined()
  })
})

describe('the packages', () => {
  let project: string
  /** In the folder of the other project, whose packages it uses. */
  let blank: string

  beforeAll(async () => {
    const words = ['--name', 'Elsewhere', '--locales', 'en-gb,nl-nl']
    project = await createProject(folder, tarballs, ['my site', ...words])
    await installProject(project, tarballs, { vitest: versionOf('vitest') })
    blank = await createProject(project, tarballs, ['blank', '--template', 'blank'])
  })

  it('run a created site and its editor from their tarballs alone', async () => {
    await writeSamples(project, await readFile(join(project, 'node_modules/ximblox/README.md'), 'utf8'))
    await run('npm', ['run', 'build'], { cwd: project, env: environment })
    expect(await checkProject(project)).toBe('')
    const url = await startSite('npm', ['start'], project)
    const page = await (await fetch(url)).text()
    expect(page).toContain('<html lang="en-GB">')
    expect(page).toContain('<title>Home · Elsewhere</title>')
    expect(page).toContain('<link rel="canonical" href="')
    expect(page).toContain('<h1>Elsewhere</h1>')
    expect(page).toContain('Our new website is online')
    const [style = ''] = /\/assets\/css\/[^"]+/.exec(page) ?? []
    const css = await (await fetch(url + style)).text()
    for (const name of ['.hero', '.form__control']) expect(css).toContain(name)
    const errors = await editInBrowser(url, 'Home', async editor => {
      await replaceAndPublish(editor, 'h1', 'Changed in the browser')
      await editor.goto(`${url}/cmsadmin/reports/leads`)
      await editor.getByRole('heading', { level: 1, name: 'Leads' }).waitFor()
    })
    expect(errors).toEqual([])
    expect(await (await fetch(url)).text()).toContain('<h1>Changed in the browser</h1>')
  })

  it('show each change of a site while it is developed', async () => {
    await expect(developInBrowser(project)).resolves.toBeUndefined()
  })

  it('have types that name a misspelt field and prop of a view', async () => {
    await edit(project, 'src/blocks/hero/hero.tsx', text =>
      text.replace('field="intro"', 'field="introo"').replace('props.action', 'props.actoin'),
    )
    const found = await checkProject(project)
    expect(found).toContain(`Type '"introo"' is not assignable`)
    expect(found).toContain("Property 'actoin' does not exist")
  })

  it('run the site that the developers’ guide builds, and check it after each chapter', async () => {
    const chapters = [...(await readGuide('README.md')).matchAll(/^\d+\. \[.+?\]\((.+?)\)/gm)].map(
      ([, chapter = '']) => chapter,
    )
    expect(chapters.length).toBeGreaterThan(8)
    for (const chapter of chapters) {
      await writeSamples(blank, await readGuide(chapter))
      expect([chapter, await checkProject(blank)]).toEqual([chapter, ''])
    }
    await run('npm', ['exec', '--', 'vitest', 'run'], { cwd: blank, env: environment })
    await run('npm', ['run', 'build'], { cwd: blank, env: environment })
    const url = await startSite('npm', ['start'], blank)
    const read = async (path: string) => (await fetch(url + path)).text()
    expect(await read('/')).toMatch(/<title>Home · My company<.*It simply works\..*Ask for a quote/s)
    const home = await fetch(url)
    expect(home.headers.get('content-security-policy')).toMatch(
      /script-src 'self' https:\/\/stats\.example\.org;.*connect-src 'self' https:\/\/stats\.example\.org;/,
    )
    expect(await home.text()).toMatch(
      /<meta name="google-site-verification" content="[^"]+"\/>.*<script [^>]*src="https:\/\/stats\.example\.org\/count\.js"/s,
    )
    expect(await read('/projects?sector=care')).toMatch(/Care \(1\).*A hospital/s)
    expect((await fetch(`${url}/projects?sector=invented`)).status).toBe(404)
    expect(await read('/projects/hospital')).toContain('Saint Mary · Care')
    expect((await fetch(`${url}/api/ximblox/site/quotes/totals`)).status).toBe(401)
    const asked = await fetch(`${url}/api/ximblox/site/callbacks`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        origin: url,
      },
      body: JSON.stringify({ phone: '020 123' }),
    })
    expect([asked.status, asked.headers.get('set-cookie'), await asked.json()]).toMatchObject([
      200,
      null,
      { sent: true },
    ])
    await expect(useIsland(url)).resolves.toEqual([])
    await expect(editTestimonial(url)).resolves.toEqual([])
    expect(await read('/')).toMatch(/★★★★.*<a href="\/projects\/hospital"[^>]*>A hospital<\/a>/s)
  })
})
