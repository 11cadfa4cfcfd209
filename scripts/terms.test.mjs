import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow } from './files.mjs'
import { fixedNames, replacedInCode, replacedInTexts } from './replaced-terms.ts'
import { root } from './root.mjs'
import { asWords, textsOf, wordsOf } from './source-words.ts'

const own = ['scripts/replaced-terms.ts', 'scripts/source-words.ts', 'scripts/terms.test.mjs']
const found = await filesBelow('.')
const files = found.filter(file => !own.includes(file)).toSorted()
const read = file => readFileSync(join(root, file), 'utf8')

describe('a term that the glossary replaced', () => {
  it('is in no name, comment or string of the sources', () => {
    const sources = files.filter(file => /\.(m?[jt]s|tsx|css)$/.test(file))
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.flatMap(file => inCode(file, read(file)))).toEqual([])
  })

  it.each(['en', 'nl', 'de', 'fr'])('is in no text of the interface: %s', language => {
    const sources = files.filter(
      file =>
        /(?<!\.test)\.ts$|^admin\/i18n\/texts\/.+\.json$/.test(file) &&
        !/^(site\/seed|server\/test|e2e)\//.test(file),
    )
    const texts = sources.map(file => ({ file, found: textsOf(language, file, read(file)) }))
    expect(texts.flatMap(({ found }) => found).length).toBeGreaterThan(1000)
    expect(texts.flatMap(({ file, found }) => replaced(file, found, replacedInTexts[language]))).toEqual([])
  })

  it('is found in identifiers, comments and strings', () => {
    const source = [
      "const planFailed = { 'plan': 'fault' } // A fault",
      'const x = `a problem ${lift(`planNext${plan}`)} plan`',
      "const y = z.match(/'`fault/) /* told",
      ' and drawn */',
      "import { a } from './goal.ts'",
      "const label = { en: 'Plan', nl: 'Plan' }",
      "throw new Error('Something was thrown away')",
      "const kinds = ['plan-failed', 'goalNext']",
    ]
    expect(inCode('a/drawPage.ts', source.join('\n'))).toEqual([
      'a/drawPage.ts: draw → render',
      'a/drawPage.ts:1: plan → schedule',
      'a/drawPage.ts:1: fault → error',
      'a/drawPage.ts:2: lift → upgrade',
      'a/drawPage.ts:2: plan → schedule',
      'a/drawPage.ts:3: told → notify, report, message',
      'a/drawPage.ts:4: drawn → render',
      'a/drawPage.ts:7: thrown away → delete, bin',
      'a/drawPage.ts:8: goal → target',
    ])
  })

  it('is found in the titles of tests, but not in their content', () => {
    const source = [
      "it('draws a page', () => expect(read('draw')).toBe('a plan'))",
      "it.each(['plan'])('has no fault', () => {})",
    ]
    expect(inCode('a/one.test.ts', source.join('\n'))).toEqual([
      'a/one.test.ts:1: draws → render',
      'a/one.test.ts:2: fault → error',
    ])
  })

  it('is found in the texts of its language', () => {
    expect(textsOf('nl', 'a/labels.ts', "{ en: 'Plan', nl: 'Beeld', de: 'Bild' }")).toEqual([[1, 'Beeld']])
    expect(textsOf('nl', 'a/nl.ts', 'export const nl = {\n  a: \'Een\', b: "Twee",\n}')).toEqual([
      [2, 'Een'],
      [2, 'Twee'],
    ])
    expect(
      textsOf('nl', 'admin/i18n/texts/nl/common.json', '{\n  "a": "Een",\n  "b": "\\"Twee\\""\n}'),
    ).toEqual([
      [2, 'Een'],
      [3, '\\"Twee\\"'],
    ])
    expect(
      textsOf('nl', 'a/pages.ts', "  en: {\n    404: ['A'],\n  },\n  nl: {\n    404: ['B'],\n  },\n}"),
    ).toEqual([[5, 'B']])
    expect(textsOf('nl', 'a/b.ts', "{\n  en: 'A',\n  nl: 'B',\n  fr:\n    'C',\n}")).toEqual([[3, 'B']])
    expect(textsOf('fr', 'a/b.ts', "{\n  en: 'A',\n  nl: 'B',\n  fr:\n    'C',\n}")).toEqual([[5, 'C']])
    expect(replaced('a/nl.ts', [[2, 'Kies een beeld']], replacedInTexts.nl)).toHaveLength(1)
  })
})

const inCode = (file, source) => {
  const { identifiers, comments, strings } = wordsOf(file, source)
  const checked = strings.filter(([, text]) => !fixedNames.includes(text))
  // A string without white space is a name, such as that of a state; any other is a text.
  const [named = [], texts = []] = [false, true].map(hasSpace =>
    checked.filter(([, text]) => /\s/.test(text) === hasSpace),
  )
  const names = [...identifiers, ...named.map(([line, text]) => [line, asWords(text)])]
  const sentences = [...comments, ...texts.map(([line, text]) => [line, text.toLowerCase()])]
  const terms = kind =>
    replacedInCode.filter(
      ({ only = kind, paths = [] }) => only === kind && !paths.some(path => file.startsWith(path)),
    )
  const found = [
    ...replaced(file, names, terms('identifiers')),
    ...replaced(file, sentences, terms('comments')),
  ]
  return [...new Set(found)].toSorted((one, other) => lineIn(one) - lineIn(other))
}

const lineIn = entry => Number(/:(\d+): /.exec(entry)?.[1] ?? 0)

const replaced = (file, found, terms) => [
  ...new Set(
    found.flatMap(([line, text]) =>
      terms.flatMap(({ term, use, except }) => {
        const [word] =
          term.exec(except ? text.replace(new RegExp(except, `${except.flags}g`), '') : text) ?? []
        return word === undefined ? [] : `${file}${line > 0 ? `:${line}` : ''}: ${word} → ${use}`
      }),
    ),
  ),
]
