import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createTranslator } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { flat, readTexts } from './test/read-texts.ts'

const argumentsOf = (text: string) =>
  [...text.matchAll(/(?<!(?:=\d+|one|other) )\{(\w+)(?:, (\w+))?/g)].map(
    ([, name, type]) => `${name}:${type}`,
  )

/** Whether use-intl can read a text; whether its arguments are given is up to the components. */
const isMessage = (text: string) => {
  const codes: string[] = []
  const translate = createTranslator<Record<string, string>>({
    locale: 'en',
    messages: { text },
    onError: ({ code }) => codes.push(code),
  })
  translate('text', { given: 1 })
  return !codes.includes('INVALID_MESSAGE')
}

const parts = readTexts('en')
const english = flat({ ...parts.common, ...parts.editor, ...parts.operations })

describe.each(['en', 'nl', 'de', 'fr'] as const)('the texts in %s', language => {
  const [texts, model] = [flat(readTexts(language)), flat(parts)]

  it('have the keys of the English ones, in the same files', () => {
    expect([...texts.keys()].sort()).toEqual([...model.keys()].sort())
  })

  it('take the same arguments', () => {
    const taken = [...texts].map(([key, text]) => [key, argumentsOf(text)])
    expect(taken).toEqual([...texts.keys()].map(key => [key, argumentsOf(model.get(key) ?? '')]))
  })

  it('say something, as messages that can be read', () => {
    expect([...texts].filter(([, text]) => text.trim() === '' || !isMessage(text))).toEqual([])
  })
})

describe('the texts', () => {
  it('have every key once', () => {
    const names = Object.values(parts).flatMap(texts => Object.keys(texts))
    expect(names).toEqual([...new Set(names)])
  })

  it('hold the keys that translations made elsewhere may use', () => {
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
    { texts: parts.editor, where: /^editor\// },
    {
      texts: parts.operations,
      where:
        /^(shell\/settings-nav|screens\/(api-tokens|audit|jobs|languages|redirects|search-index|status|synonyms|users|webhooks)\/)/,
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
  /^shell\.(openRequests|newSubmissions|failures)$/,
  /^palette\.(recent|pages|screens|files|users)$/,
]

/**
 * The keys that each source asks for: `useTranslations('list')` and then `t('retry')`, or a key chosen in between; and
 * those that routes, sections and settings declare.
 */
const usedKeys = async (): Promise<RegExp[]> => {
  const sources = await readSources()
  const keys = sources.flatMap(({ text: source }) =>
    [...source.matchAll(/const (\w+) = useTranslations\('([\w.]+)'\)/g)].flatMap(([, name, namespace]) =>
      [...source.matchAll(new RegExp(`\\b${name}\\(([^\\n]*)`, 'g'))]
        .flatMap(([, call = '']) => [...call.matchAll(/'([\w.-]+)'/g)])
        .map(([, key]) => `${namespace}.${key}`),
    ),
  )
  const declared = sources
    .filter(({ name }) => ['routes.tsx', 'shell/sections.ts', 'shell/settings-groups.ts'].includes(name))
    .map(({ text }) => text)
    .join('\n')
  for (const [, key = ''] of declared.matchAll(/(?:title|label|forbidden|keywords): '([\w.]+)'/g))
    keys.push(key)
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
