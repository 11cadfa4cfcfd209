import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createRegistry } from '@ximblox/blocks/registry'
import { columns, everything, quote } from '@ximblox/blocks/test/sample-registry'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AssetManifest } from '../../features/public/assets.ts'
import { buildSite } from './site-build.ts'

const registry = createRegistry({ blocks: [columns, everything, quote], pageTypes: [] })

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ximblox site '))
})
afterEach(() => rm(root, { recursive: true }))

const write = async (name: string, text: string) => {
  await mkdir(dirname(join(root, name)), { recursive: true })
  await writeFile(join(root, name), text)
}

const unstyled = { columns: null, everything: null, quote: null }

/** A site whose views have these styles; undefined declares none, as a site without types can. */
const writeSite = async (
  styles: Record<string, string | null | undefined>,
  { assets = [], script, scripts = {} }: Declared = {},
) => {
  const blocks = Object.entries(styles).map(([id, style]) => {
    const { version = 1 } = registry.blocks.get(id) ?? {}
    return [id, { version, style, script: scripts[id] }]
  })
  await write(
    'render.tsx',
    `const blocks = new Map(${JSON.stringify(blocks)})
    const views = { blocks, pageTypes: new Map() }
    const files = { theme: 'theme.css', script: ${JSON.stringify(script)}, assets: ${JSON.stringify(assets)} }
    export default { ...files, views, renderPage: () => '' }`,
  )
}

interface Declared {
  assets?: string[]
  script?: string
  scripts?: Record<string, string>
}

const build = async (): Promise<AssetManifest> => {
  const outDir = join(root, 'dist')
  await buildSite({ root, registry, render: join(root, 'render.tsx'), outDir })
  return JSON.parse(await readFile(join(outDir, 'assets/assets.json'), 'utf8'))
}

test('a block type gets the style that its view declares, wherever the file is', async () => {
  await writeSite({ columns: 'shared.css', everything: 'deep/inside/other.css', quote: 'shared.css' })
  await write('theme.css', 'html { color: black }')
  await write('shared.css', '.shared { color: red }')
  await write('deep/inside/other.css', '.other { color: blue }')
  await write('blocks/quote/quote.css', '.undeclared { color: green }')
  const { theme, blocks } = await build()
  const read = (name = '') => readFile(join(root, 'dist/assets', name), 'utf8')
  expect(await read(theme)).toContain('html')
  expect(await read(blocks.columns)).toContain('.shared')
  expect(await read(blocks.everything)).toContain('.other')
  expect(blocks.quote).toBe(blocks.columns)
})

test('a view without a style of its own adds none', async () => {
  await writeSite({ columns: null, everything: null, quote: 'quote.css' })
  await write('theme.css', '')
  await write('quote.css', '.quote { color: red }')
  expect(Object.keys((await build()).blocks)).toEqual(['quote'])
})

test('the build fails and names every declared style that is missing', async () => {
  await writeSite({ columns: 'blocks/columns.css', everything: null, quote: 'blocks/quote.css' })
  await expect(build()).rejects.toThrow(
    'the style of the theme is missing: theme.css; ' +
      'the style of the block type "columns" is missing: blocks/columns.css; ' +
      'the style of the block type "quote" is missing: blocks/quote.css',
  )
})

test('the build fails when a view does not say whether it has a style', async () => {
  await writeSite({ columns: null, everything: null, quote: undefined })
  await write('theme.css', '')
  await expect(build()).rejects.toThrow('the block type "quote" declares no style; name its file, or null')
})

test('the build fails when the module of the renderer does not export one', async () => {
  await write('render.tsx', `export const renderPage = () => ''`)
  await expect(build()).rejects.toThrow('the renderer of the site is not the default export of its module')
})

test('the path of a style may begin with ./', async () => {
  await writeSite({ columns: './shared.css', everything: null, quote: 'shared.css' })
  await write('theme.css', '')
  await write('shared.css', '.shared { color: red }')
  const { blocks } = await build()
  expect(blocks.columns).toMatch(/^shared-.*\.css$/)
  expect(blocks.quote).toBe(blocks.columns)
})

test('scripts are built as small modules, found by the paths that views declare', async () => {
  await writeSite(unstyled, {
    script: './theme.ts',
    scripts: { quote: 'quote/quote.ts', columns: 'quote/quote.ts' },
  })
  await write('theme.css', '')
  await write(
    'shared.ts',
    'export const greet = (name: string): void => { document.title = `Hello ${name}` }',
  )
  await write('theme.ts', `import { greet } from './shared.ts'\ngreet('theme')`)
  await write('quote/quote.ts', `import { greet } from '../shared.ts'\ngreet('quote')`)
  const { files } = await build()
  expect(Object.keys(files)).toEqual(['./theme.ts', 'quote/quote.ts'])
  const script = await readFile(join(root, 'dist/assets', files['quote/quote.ts'] ?? ''), 'utf8')
  expect(files['quote/quote.ts']).toMatch(/^quote-[\w-]+\.js$/)
  expect(script).toMatch(/^import\s*\{.*\} ?from ?["']\.\/shared-[\w-]+\.js["'];/)
  expect(script.length).toBeLessThan(100)
  expect(existsSync(join(root, 'dist/assets', `${files['./theme.ts']}.br`))).toBe(true)
})

test('the build fails and names every declared script that is missing', async () => {
  await writeSite(unstyled, { script: 'theme.ts', scripts: { quote: 'quote.ts' } })
  await write('theme.css', '')
  await expect(build()).rejects.toThrow(
    'the script of the theme is missing: theme.ts; the script of the block type "quote" is missing: quote.ts',
  )
})

test('the build fails and names an asset that views ask for and nobody supplies', async () => {
  await writeSite(unstyled, { assets: ['assets/logo.svg', 'assets/icon.svg'] })
  await write('theme.css', '')
  await write('assets/logo.svg', '<svg/>')
  await expect(build()).rejects.toThrow('The site cannot be built: the asset assets/icon.svg is missing')
})

test('the build fails and names every view that does not fit the registry', async () => {
  await writeSite({ quote: null, stray: null })
  await write('theme.css', '')
  await expect(build()).rejects.toThrow(
    'the block type "columns" has no view; the block type "everything" has no view; ' +
      'a view refers to the unknown block type "stray"',
  )
  expect(existsSync(join(root, 'dist/assets'))).toBe(false)
})

test('a second build in the same process takes the views as they are now', async () => {
  await writeSite({ quote: null })
  await write('theme.css', '')
  await expect(build()).rejects.toThrow('has no view')
  await writeSite({ columns: null, everything: null, quote: null })
  await expect(build()).resolves.toMatchObject({ blocks: {} })
})
