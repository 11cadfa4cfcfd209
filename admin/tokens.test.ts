import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('./', import.meta.url))
/** The scale itself; what stands on the styles of the site; what a build of the packages left. */
const exempt =
  /^(tokens|mantine)\.css$|^editor\/canvas\/document\/|^editor\/rich-text\/picture-placeholder\.css$|^(dist|node_modules)\//
const checked: [declaration: RegExp, raw: RegExp][] = [
  [/^(row-|column-)?gap$|^(scroll-)?(padding|margin)|^inset/, /\d*\.?\d+(rem|px)\b/],
  [/^(font|font-size)$/, /\d*\.?\d+(rem|px)\b/],
  [/^border.*radius$/, /\d*\.?\d+(rem|px)\b/],
  [/^(transition|animation)/, /\d(ms|s)\b/],
  [
    /./,
    /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|--mantine-color-(?!scheme)|--mantine-(radius|shadow|spacing|font-size)/,
  ],
  [/^font-weight$/, /[1-9]\d\d/],
]
const weights = /^(400|500|600)$/

it('has no raw values in the style sheets outside the tokens', async () => {
  const names = (await readdir(root, { recursive: true })).filter(
    name => name.endsWith('.css') && !exempt.test(name),
  )
  const found = await Promise.all(
    names.map(async name => rawValues(name, await readFile(join(root, name), 'utf8'))),
  )
  expect(names.length).toBeGreaterThan(80)
  expect(found.flat()).toEqual([])
})

const rawValues = (name: string, sheet: string): string[] =>
  [...sheet.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([a-z-]+):\s*([^;{}]+);/g)]
    .filter(([, property = '', value = '']) => isRaw(property, value))
    .map(([text]) => `${name}: ${text}`)

const isRaw = (property: string, value: string): boolean =>
  !weights.test(value) &&
  !hairline.test(value) &&
  checked.some(([declaration, raw]) => declaration.test(property) && raw.test(value))

/** A pixel that aligns with a border is not a distance of its own. */
const hairline = /^(0 )?-?1px( 0)?$/
