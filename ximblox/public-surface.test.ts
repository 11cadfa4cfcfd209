import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import manifest from './package.json' with { type: 'json' }

interface PublicName {
  name: string
  isType: boolean
  source: string
}

const read = (path: string) => readFileSync(path, 'utf8')

/** The names that a file passes on, with the files that declare them. Those of libraries have their own documentation. */
const namesOf = (path: string): PublicName[] =>
  [...read(path).matchAll(/export (type )?\{([^}]+)\} from '([^']+)'/g)].flatMap(
    ([, allTypes, list = '', from = '']) => {
      const source = createRequire(path).resolve(from)
      return list.split(',').flatMap(one => {
        const [, type, name] = /^\s*(type )?(\w+)/.exec(one) ?? []
        if (name === undefined || source.includes('node_modules')) return []
        const passedOn = namesOf(source).find(inner => inner.name === name)
        return [{ name, isType: (allTypes ?? type) !== undefined, source: passedOn?.source ?? source }]
      })
    },
  )

const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'object' ? [[name, target.development] as const] : [],
)
const surface = new Map(
  entries.map(([name, file]) => [name, namesOf(fileURLToPath(new URL(file, import.meta.url)))]),
)

// UPDATE_SNAPSHOT=1 rewrites the file; review its diff, and name what sites have to change in the changelog.
const snapshot = fileURLToPath(new URL('public-surface.snapshot.json', import.meta.url))

test('what sites can import changes only on purpose', () => {
  const names = [...surface].map(([entry, list]) => [
    entry,
    list.map(({ name, isType }) => (isType ? `type ${name}` : name)).toSorted(),
  ])
  const text = `${JSON.stringify(Object.fromEntries(names), undefined, 2)}\n`
  if (process.env.UPDATE_SNAPSHOT) writeFileSync(snapshot, text)
  expect(text).toBe(read(snapshot))
})

test('everything that sites can import says what it is', () => {
  const undocumented = [...surface.values()].flat().filter(({ name, source }) => {
    const declared = new RegExp(
      `\\*/\\nexport (declare )?(async )?(const|function|interface|type|class) ${name}\\b`,
    )
    return !declared.test(read(source))
  })
  expect(undocumented.map(({ name, source }) => `${name} ${source}`)).toEqual([])
})
