import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from './files.mjs'
import { root } from './root.mjs'

const directives = [
  'oxlint-disable',
  'eslint-disable',
  'biome-ignore',
  'ts-ignore',
  'ts-nocheck',
  'ts-expect-error',
]
const own = ['scripts/sources.test.mjs', 'scripts/lint-rules.test.ts']

test('no file disables a check', async () => {
  const sources = (await filesBelow('.')).filter(
    file => /\.(m?[jt]s|tsx|css)$/.test(file) && !own.includes(file),
  )
  const marked = sources.filter(file => {
    const text = readFileSync(join(root, file), 'utf8')
    return directives.some(directive => text.includes(directive))
  })
  expect(sources.length).toBeGreaterThan(100)
  expect(marked).toEqual([])
})

test('every font has its licence beside it', async () => {
  const files = await filesBelow('.')
  const fonts = files.filter(file => /\.(ttf|otf|woff2?)$/.test(file))
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) expect(files).toContain(join(dirname(font), 'OFL.txt'))
})
