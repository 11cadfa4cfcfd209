import { describe, expect, test } from 'vitest'
import { affectedTests, importsOf } from './changed.mjs'

const sources = {
  'contract/package.json': '',
  'contract/slug.ts': '',
  'contract/slug.test.ts': "import { slugOf } from './slug.ts'",
  'server/pages/save.ts': "import { slugOf } from '@ximblox/contract/slug'",
  'server/pages/save.db.test.ts': "import { save } from './save.ts'",
  'server/mail/send.ts': "import { open } from 'node:fs'",
  'server/mail/send.db.test.ts': "import { send } from './send.ts'",
  'server/migrations/0001_pages.ts': '',
  'e2e/canvas.ts': '',
  'e2e/journeys/edit.e2e.ts': "import { openCanvas } from '../canvas.ts'",
  'e2e/journeys/users.e2e.ts': '',
  'ximblox/create.pack.test.ts': '',
  'scripts/say.mjs': '',
  'scripts/terms.test.mjs': "import { files } from './say.mjs'",
  'docs/rules.md': '',
  'package.json': '',
}
const packages = new Map([
  ['@ximblox/contract', { folder: 'contract', exports: { './*': { development: './*.ts' } } }],
  ['ximblox', { folder: 'ximblox', exports: { './views': { development: './views.tsx' } } }],
])
const imports = new Map(
  Object.entries(sources).map(([file, source]) => [file, importsOf(file, source, packages)]),
)
const affected = (...changed) => affectedTests(changed, Object.keys(sources), imports)

describe('a source names', () => {
  test('its own files, and those of our packages', () => {
    const source = `import { a } from '../a.ts'
      import type { B } from '@ximblox/contract/rules/b'
      import './styles.css'
      export { c } from 'ximblox/views'
      const later = () => import('./later.tsx')
      const words = new URL('words.txt', import.meta.url)
      import { readFile } from 'node:fs/promises'`
    expect(importsOf('server/pages/x.ts', source, packages)).toEqual([
      'server/a.ts',
      'contract/rules/b.ts',
      'server/pages/styles.css',
      'ximblox/views.tsx',
      'server/pages/later.tsx',
    ])
  })
})

describe('a change can break', () => {
  test('the tests that import it, however indirectly, in other packages too, and all journeys', () => {
    expect(affected('contract/slug.ts')).toEqual([
      'contract/slug.test.ts',
      'server/pages/save.db.test.ts',
      'e2e/journeys/edit.e2e.ts',
      'e2e/journeys/users.e2e.ts',
      'ximblox/create.pack.test.ts',
      'scripts/terms.test.mjs',
    ])
  })

  test('only itself when it is a test, and those about the whole checkout', () => {
    expect(affected('server/mail/send.db.test.ts')).toEqual([
      'server/mail/send.db.test.ts',
      'scripts/terms.test.mjs',
    ])
  })

  test('only the journeys that use it when the product stays the same', () => {
    expect(affected('e2e/canvas.ts')).toEqual(['e2e/journeys/edit.e2e.ts', 'scripts/terms.test.mjs'])
  })

  test('all tests of its package when nothing imports it', () => {
    expect(affected('server/migrations/0001_pages.ts')).toEqual(
      expect.arrayContaining(['server/pages/save.db.test.ts', 'server/mail/send.db.test.ts']),
    )
  })

  test('only the tests about documents when it is one', () => {
    expect(affected('docs/rules.md')).toEqual(['scripts/terms.test.mjs'])
  })

  test('everything when it is of the root', () => {
    expect(affected('package.json')).toBeUndefined()
  })
})
