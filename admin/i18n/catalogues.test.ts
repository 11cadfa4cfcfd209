import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { de } from './de.ts'
import { editorTexts as editorDe } from './editor/de.ts'
import { editorTexts as editorEn } from './editor/en.ts'
import { editorTexts as editorFr } from './editor/fr.ts'
import { editorTexts as editorNl } from './editor/nl.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'
import { operationsTexts as operationsDe } from './operations/de.ts'
import { operationsTexts as operationsEn } from './operations/en.ts'
import { operationsTexts as operationsFr } from './operations/fr.ts'
import { operationsTexts as operationsNl } from './operations/nl.ts'

interface Tree {
  [key: string]: string | Tree
}

/** Every text by its whole key. */
const flat = (tree: Tree, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  )

const argumentsOf = (text: string) =>
  [...text.matchAll(/(?<!(?:=\d+|one|other) )\{(\w+)(?:, (\w+))?/g)].map(
    ([, name, type]) => `${name}:${type}`,
  )
const wellFormed = (text: string) => text.split('{').length === text.split('}').length

const english = flat({ ...en, ...editorEn, ...operationsEn })
const languages = {
  nl: { ...nl, ...editorNl, ...operationsNl },
  de: { ...de, ...editorDe, ...operationsDe },
  fr: { ...fr, ...editorFr, ...operationsFr },
}

describe.each(Object.entries(languages).map(([name, texts]) => ({ name, texts: flat(texts) })))(
  'the texts in $name',
  ({ texts }) => {
    it('have the keys of the English ones', () => {
      expect([...texts.keys()].sort()).toEqual([...english.keys()].sort())
    })

    it('take the same arguments', () => {
      const taken = [...texts].map(([key, text]) => [key, argumentsOf(text)])
      expect(taken).toEqual([...texts.keys()].map(key => [key, argumentsOf(english.get(key) ?? '')]))
    })

    it('say something, in braces that match', () => {
      expect([...texts].filter(([, text]) => text.trim() === '' || !wellFormed(text))).toEqual([])
    })
  },
)

describe('the texts', () => {
  it('hold the keys that the specification names', () => {
    expect([...english.keys()]).toEqual(
      expect.arrayContaining([
        'search.noResults',
        'search.placeholder',
        'page.overview.sort.sortBy',
        'page.overview.sort.ascending',
        'page.overview.sort.descending',
      ]),
    )
  })

  it.each([
    { texts: editorEn, where: /^editor\// },
    {
      texts: operationsEn,
      where: /^screens\/(api-tokens|jobs|redirects|search-index|status|synonyms|users|webhooks)\//,
    },
  ])('that are loaded lazily are used only in $where', async ({ texts, where }) => {
    const own = Object.keys(texts)
    const sources = await readSources()
    const elsewhere = sources.filter(
      ({ name, text }) =>
        !where.test(name) &&
        [...text.matchAll(/useTranslations\('(\w+)/g)].some(([, namespace = '']) => own.includes(namespace)),
    )
    expect(sources.length).toBeGreaterThan(500)
    expect(elsewhere.map(({ name }) => name)).toEqual([])
  })

  it('are all used', async () => {
    const used = await usedKeys()
    const isUsed = (key: string) => used.some(known => known.test(key))
    expect([...english.keys()].filter(key => !isUsed(key))).toEqual([])
  })
})

// Keys that are made from a value: a state, a locale, a page's own title in the menu, a colour scheme, a shortcut and its keys.
const computed = [
  /^editor\.(picker\.groups|seo\.(done|open)|shortcuts|translations\.same)\./,
  /^differences\.aspects\./,
  /^editor\.pageFacts\.state\./,
  /^page\.state(Hint)?\./,
  /^languages\./,
  /^menu\./,
  /^keys\./,
  /^settings\.(light|dark|auto)$/,
  /^(users\.status|roles\.(groups|permissions)|audit\.(kinds|verbs))\./,
  /^settings\.links\./,
  /^editor\.links\.kinds\./,
  /^editor\.fields\.textImage\.(sizes|sides)\./,
  /^account\.rules\./,
  /^contentCheck\.(kinds|changed)\./,
  /^(mails|backups|apiTokens|webhooks)\.state\./,
  /^jobs\.(kinds|state)\./,
  /^webhooks\.(event|deliveryState|failure)\./,
  /^media\.(kinds|orders)\./,
  /^menus\.(names|steps)\./,
  /^media\.crop\.(x|y|width|height|rotate)$/,
  /^versions\.(kinds|summary)\./,
  /^sharing\.state\./,
  /^history\.(kinds|happened)\./,
  /^overview\.(view|column|density)\./,
  /^overview\.(list|structure)$/,
  /^redirects\.(kinds|statuses|statusMeans|test|import\.outcomes)\./,
  /^bulk\.(open|title|confirm|done|same)\./,
  /^status\.(item|link)\./,
  /^palette\.(recent|pages|screens|files|users)$/,
]

/** The keys that each source asks for: `useTranslations('list')` and then `t('retry')`, or a key chosen in between, and those of routes. */
const usedKeys = async (): Promise<RegExp[]> => {
  const sources = await readSources()
  const keys = sources.flatMap(({ text: source }) =>
    [...source.matchAll(/const (\w+) = useTranslations\('([\w.]+)'\)/g)].flatMap(([, name, namespace]) =>
      [...source.matchAll(new RegExp(`\\b${name}\\(([^\\n]*)`, 'g'))]
        .flatMap(([, call = '']) => [...call.matchAll(/'([\w.-]+)'/g)])
        .map(([, key]) => `${namespace}.${key}`),
    ),
  )
  const declared = sources.find(({ name }) => name === 'routes.tsx')?.text ?? ''
  for (const [, key = ''] of declared.matchAll(/(?:title|forbidden): '([\w.]+)'/g)) keys.push(key)
  for (const [, texts] of declared.matchAll(/inSettings\('(\w+)'/g))
    keys.push(`${texts}.title`, `${texts}.forbidden`)
  return [...new Set(keys)].map(key => new RegExp(`^${key.replaceAll('.', '\\.')}$`)).concat(computed)
}

const readSources = async () => {
  const root = fileURLToPath(new URL('../', import.meta.url))
  const names = (await readdir(root, { recursive: true })).filter(
    name => name.endsWith('.tsx') || name.endsWith('.ts'),
  )
  return Promise.all(names.map(async name => ({ name, text: await readFile(root + name, 'utf8') })))
}
