import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readAnswers } from './answers.ts'
import { writeProject } from './write-project.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'ximblox create '))
})
afterEach(() => rm(parent, { recursive: true }))

const create = async (folder: string, ...words: string[]) => {
  const path = join(parent, folder)
  await writeProject(await readAnswers([path, ...words]))
  return (name: string) => readFile(join(path, name), 'utf8')
}
const readJSON = async (path: string) => JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'))

const lines = (text: string) => text.split('\n').filter(line => line !== '')

test('a project has the given name and locales', async () => {
  const read = await create('Our site', '--name', "L'Atelier", '--locales', 'fr-fr, en-gb')
  expect(await read('ximblox.config.ts')).toContain(`name: 'L\\'Atelier',\n  locales: ['fr-fr', 'en-gb'],`)
  expect(await read('README.md')).toMatch(/^# L'Atelier\n/)
  expect(JSON.parse(await read('package.json')).name).toBe('our-site')
})

test('what is not given is the name of the folder, British English and the starter template', async () => {
  const read = await create('elsewhere')
  const config = await read('ximblox.config.ts')
  expect(config).toContain(`name: 'elsewhere',\n  locales: ['en-gb'],`)
  expect(config).toContain('news')
})

const filesIn = async (folder: string) => {
  const entries = await readdir(join(parent, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(join(parent, folder), join(entry.parentPath, entry.name)))
    .toSorted()
}

test.each(['starter', 'blank'])(
  'a project from the template %s has at most 25 files beside its content',
  async template => {
    const read = await create('elsewhere', '--template', template)
    const files = await filesIn('elsewhere')
    expect(files.filter(file => !file.startsWith('content/')).length).toBeLessThanOrEqual(25)
    expect(await read('.gitignore')).toContain('data/')
  },
)

test('the starter content has the name of the site, today’s news and the paths of the default locale', async () => {
  const read = await create('elsewhere', '--name', 'A "B"', '--locales', 'nl-nl,en-gb')
  expect(await filesIn('elsewhere/content')).toEqual([
    'menus/nl-nl.json',
    'pages/nl-nl/404/index.json',
    'pages/nl-nl/contact/index.json',
    'pages/nl-nl/index.json',
    'pages/nl-nl/nieuws/index.json',
    'pages/nl-nl/nieuws/our-new-website/index.json',
    'site.json',
  ])
  const [hero] = JSON.parse(await read('content/pages/nl-nl/index.json')).published.blocks
  expect(hero.props).toMatchObject({ title: 'A "B"', action: { target: { id: 'nl-nl/contact' } } })
  const { main } = JSON.parse(await read('content/menus/nl-nl.json'))
  expect(main.map((item: { page: string }) => item.page)).toEqual(['nl-nl/nieuws', 'nl-nl/contact'])
  const { pageType } = JSON.parse(
    await read('content/pages/nl-nl/nieuws/our-new-website/index.json'),
  ).published
  expect(pageType.props.date).toBe(new Date().toISOString().slice(0, 10))
})

test.each(['starter', 'blank'])(
  'the image of a project from %s is built from files that it has',
  async template => {
    const read = await create('elsewhere', '--template', template)
    const found = (name: string) => existsSync(join(parent, 'elsewhere', name))
    const kept = lines(await read('.dockerignore')).filter(line => line.startsWith('!'))
    // npm makes the lock file, and a site need not have files of its own.
    const optional = ['package-lock.json', 'assets']
    const missing = kept.map(line => line.slice(1)).filter(name => !found(name) && !optional.includes(name))
    expect(missing).toEqual([])
    const recipe = lines(await read('Dockerfile'))
    const copied = recipe.flatMap(line => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? [])
    expect(copied.length).toBeGreaterThan(2)
    expect(copied.filter(name => name !== '.' && !kept.includes(`!${name}`))).toEqual([])
  },
)

test('the image of a project has nothing that its .dockerignore does not list', async () => {
  const read = await create('elsewhere')
  const [first, ...others] = lines(await read('.dockerignore')).filter(line => !line.startsWith('#'))
  expect(first).toBe('*')
  expect(others.filter(line => !line.startsWith('!'))).toEqual([])
  for (const name of ['.env', 'data', '.git', 'node_modules']) expect(others).not.toContain(`!${name}`)
})

test('the compose file, the image and the site agree on the folder of the content', async () => {
  const read = await create('elsewhere')
  expect(await read('Dockerfile')).toMatch(/DATA_DIR=\/site\/data\n(.*\n)*VOLUME \/site\/data\n/)
  expect(await read('compose.yaml')).toContain('- data:/site/data\n')
})

test('a project depends on the versions that are tested together', async () => {
  const { dependencies, devDependencies } = await readJSON('templates/shared/package.json')
  const { version, peerDependencies } = await readJSON('../ximblox/package.json')
  const repository = await readJSON('../package.json')
  expect(dependencies).toEqual({ ...peerDependencies, ximblox: version })
  expect(repository.devDependencies).toMatchObject(devDependencies)
})

test('a folder with files is left as it is', async () => {
  await create('elsewhere')
  await expect(create('.')).rejects.toThrow('is not empty.')
  expect(existsSync(join(parent, 'package.json'))).toBe(false)
})

test('a file is left as it is', async () => {
  await writeFile(join(parent, 'elsewhere'), 'mine')
  await expect(create('elsewhere')).rejects.toThrow('is a file.')
})

test('a repository without files becomes a project', async () => {
  await mkdir(join(parent, 'elsewhere/.git'), { recursive: true })
  const read = await create('elsewhere')
  expect(await read('package.json')).toContain('ximblox')
})

test.each([
  [['a', 'b'], 'Use: create-ximblox'],
  [['a', '--colour', 'x'], 'Use: create-ximblox'],
  [['/'], '"/" is not a folder'],
  [['a', '--name', ' '], 'The name of a site is one line'],
  [['a', '--name', 'a\nb'], 'The name of a site is one line'],
  [['a', '--locales', 'nl'], '"nl" is not a locale. A locale is a language and a region'],
  [['a', '--locales', 'en-gb,qq-gb'], '"qq-gb" is not a locale'],
  [['a', '--locales', 'en-gb,en-gb'], 'The locale en-gb is repeated.'],
  [['a', '--template', 'blog'], '"blog" is not a template. Use one of these: starter, blank.'],
])('%j is refused', async (words, message) => {
  await expect(readAnswers(words)).rejects.toThrow(message)
})

test('what the command line leaves open is asked, again after a wrong answer', async () => {
  const questions: string[] = []
  const answers = ['Our site', 'dutch', 'nl-nl', '']
  const read = await readAnswers(['elsewhere'], async (question, initial) => {
    questions.push(`${question} (${initial})`)
    return answers.shift() ?? ''
  })
  expect(read).toEqual({ folder: 'elsewhere', name: 'Our site', locales: ['nl-nl'], template: 'starter' })
  expect(questions).toHaveLength(4)
  expect(questions[2]).toContain('"dutch" is not a locale.')
})
