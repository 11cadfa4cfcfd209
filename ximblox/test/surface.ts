import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import manifest from '../package.json' with { type: 'json' }

export interface PublicName {
  name: string
  isType: boolean
  /** The file that declares it. */
  source: string
}

/** The names that a file passes on, with the files that declare them. Those of libraries have their own documentation. */
const namesOf = (path: string): PublicName[] =>
  [...readFileSync(path, 'utf8').matchAll(/export (type )?\{([^}]+)\} from '([^']+)'/g)].flatMap(
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

/** What sites can import, by entry point: `.` for `ximblox`, `./views` for `ximblox/views`. */
export const publicSurface: ReadonlyMap<string, readonly PublicName[]> = new Map(
  Object.entries(manifest.exports).flatMap(([entry, target]) =>
    typeof target === 'object'
      ? [[entry, namesOf(fileURLToPath(new URL(`../${target.development}`, import.meta.url)))] as const]
      : [],
  ),
)
