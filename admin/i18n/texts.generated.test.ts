import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readTexts } from './test/read-texts.ts'

const file = new URL('./texts.generated.ts', import.meta.url)

// UPDATE_SNAPSHOT=1 rewrites the file.
it('the generated types match the English texts', () => {
  const { common, editor, operations } = readTexts('en')
  const source = sourceOf({ CommonTexts: common, EditorTexts: editor, OperationsTexts: operations })
  if (process.env.UPDATE_SNAPSHOT) writeFileSync(file, source)
  expect(readFileSync(file, 'utf8')).toBe(source)
})

const sourceOf = (types: Record<string, object>) =>
  [
    '/** Generated from the English texts, whose arguments TypeScript does not read from JSON files. */',
    ...Object.entries(types).map(([name, texts]) => `export type ${name} = ${typeOf(texts)}\n`),
  ].join('\n')

/** A JSON value is the type of itself. Keys lose their quotes, so that the test of replaced terms sees names. */
const typeOf = (texts: object) =>
  JSON.stringify(texts, undefined, 2).replaceAll(/^( *)"([A-Za-z]\w*)":/gm, '$1$2:')
