import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import type { Features } from './client/types.ts'

const file = new URL('./routes.generated.ts', import.meta.url)

// UPDATE_SNAPSHOT=1 rewrites the file.
it('the generated routes match the calls', () => {
  if (process.env.UPDATE_SNAPSHOT) writeFileSync(file, source(calls))
  expect(readFileSync(file, 'utf8')).toBe(source(calls))
})

const source = (features: Features) =>
  [
    '/** Generated from `calls`, so that the client need not load their schemas. */',
    'export const routes = {',
    ...Object.entries(features).flatMap(([feature, group]) => [
      `  ${feature}: {`,
      ...Object.entries(group).map(
        ([name, { method, path, transport, filePart }]) =>
          `    ${name}: '${[method, path, ...transportParts(transport, filePart)].join(' ')}',`,
      ),
      '  },',
    ]),
    '}',
    '',
  ].join('\n')

const transportParts = (transport: Call['transport'], filePart: string) => {
  if (transport === 'json') return []
  return transport === 'multipart' ? [transport, filePart] : [transport]
}
