import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { declarationOf, importedNames } from './test/declaration.ts'
import { examplesIn, pageOf, referenceOf, usesIn } from './test/reference.ts'
import { publicSurface } from './test/surface.ts'

const guide = fileURLToPath(new URL('../docs/guide/developers/', import.meta.url))
const folder = `${guide}reference/`
const read = (path: string) => readFileSync(path, 'utf8')

const examplesOf = (entry: string): ReadonlyMap<string, string> => {
  const file = ['.ts', '.tsx'].map(ending => `${folder}examples/${pageOf(entry)}${ending}`).find(existsSync)
  return file === undefined ? new Map() : examplesIn(read(file))
}

const chapters = readdirSync(guide)
  .filter(name => name.endsWith('.md') && name !== 'README.md')
  .map(name => ({ name, text: read(guide + name) }))

// UPDATE_SNAPSHOT=1 rewrites the pages; review their diff, and name what sites have to change in the changelog.
test.each([...publicSurface.keys()])('the reference of %s is what is declared', entry => {
  const file = `${folder}${pageOf(entry)}.md`
  const text = referenceOf(entry, { examples: examplesOf(entry), chapters })
  if (process.env.UPDATE_SNAPSHOT) writeFileSync(file, text)
  expect(text).toBe(read(file))
})

test('everything that sites can import says what it is', () => {
  const undocumented = [...publicSurface.values()]
    .flat()
    .filter(({ name, source }) => !declarationOf(source, name)?.comment)
  expect(undocumented.map(({ name, source }) => `${name} ${source}`)).toEqual([])
})

test('every value that sites can import has an example that is compiled', () => {
  const lacking = [...publicSurface].flatMap(([entry, names]) => {
    const examples = examplesOf(entry)
    return names
      .filter(
        ({ name, isType }) => !isType && !examples.has(name) && usesIn(chapters, entry, name).length === 0,
      )
      .map(({ name }) => `${entry} ${name}`)
  })
  expect(lacking).toEqual([])
})

test('every example is of something that sites can import', () => {
  for (const [entry, names] of publicSurface)
    for (const name of examplesOf(entry).keys()) expect(names.map(one => one.name)).toContain(name)
})

test('the libraries of the admin area are not part of what sites import', () => {
  const names = [...publicSurface.values()].flat()
  const shown = names.filter(({ name, source }) => {
    const { code = '' } = declarationOf(source, name) ?? {}
    return importedNames(source, /^@(mantine|tanstack)\//).some(one => new RegExp(`\\b${one}\\b`).test(code))
  })
  expect(shown).toEqual([])
})
