import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { makePage, note } from './content.ts'
import { percentile, withTestApp } from './long-app.ts'
import {
  fillWithPages,
  fillWithSynonyms,
  randomFrom,
  vocabularyOf,
  vocabularySize,
  wordsFrom,
} from './search-pages.ts'

// Fills a site with published pages, and measures searches in them, also with as many synonyms as are allowed, publishing, and an indexing that is killed with -9
// several times. Usage: search.long.ts [pages, 100,000]
const pages = Number(process.argv[2] ?? 100_000)
const searches = 400
/** Searches of other words before the measured ones, because a database that has just started reads from the disk. */
const warmUp = 20
const limits = { plain: 30, misspelt: 60, twelve: 150, synonyms: 2.5 }
const kills = 3

const failures: string[] = []

await withTestApp(async product => {
  const { database, app } = product
  const began = performance.now()
  await fillWithPages(database.connection, pages)
  console.log(`${pages} pages in ${Math.round((performance.now() - began) / 1_000)} s`)
  const visitor = product.visitor()
  const random = randomFrom(7)
  const words = vocabularyOf('nl', vocabularySize)
  const nextWord = wordsFrom(words, random)

  const several = (count: number) => Array.from({ length: count }, nextWord).join(' ')
  const terms = {
    'one word': () => nextWord(),
    'two words': () => `${nextWord()} ${nextWord()}`,
    'three words': () => `${nextWord()} ${nextWord()} ${nextWord()}`,
    'beginning of a word': () => nextWord().slice(0, 5),
    'misspelt word': () => misspelt(longWord(nextWord), random),
    'a word and a misspelt one': () => `${nextWord()} ${misspelt(longWord(nextWord), random)}`,
    'words of no page together': () => `${several(3)} zzyzx`,
    'twelve words of no page together': () => several(12),
  }
  const other = wordsFrom(words, randomFrom(11))
  for (let search = 0; search < warmUp; search++)
    await visitor.search.search({ body: { term: other(), locales: ['nl-nl'] } })
  const measure = async (name: string, term: () => string) => {
    const times: number[] = []
    let found = 0
    for (let search = 0; search < searches / 4; search++) {
      const searched = term()
      const once = async () => {
        const start = performance.now()
        const { total } = await visitor.search.search({ body: { term: searched, locales: ['nl-nl'] } })
        times.push(performance.now() - start)
        return total
      }
      if ((await once()) > 0) found++
    }
    const limit = limitOf(name)
    const p95 = percentile(times, 0.95)
    if (p95 > limit) failures.push(`${name}: p95 ${Math.round(p95)} ms, more than ${limit} ms`)
    return {
      search: name,
      'with results': `${found} of ${times.length}`,
      'median ms': Math.round(percentile(times, 0.5)),
      'p95 ms': Math.round(p95),
      'slowest ms': Math.round(Math.max(...times)),
    }
  }
  const measureAll = async (prefix = '') => {
    const rows: object[] = []
    for (const [name, term] of Object.entries(terms)) rows.push(await measure(name + prefix, term))
    console.table(rows)
  }
  await measureAll()
  await fillWithSynonyms(database.connection, words)
  await measureAll(' with synonyms')

  const publisher = await product.as('Publisher')
  const publishing: number[] = []
  for (let index = 0; index < 20; index++) {
    const title = `Sentinel${index}`
    const page = await makePage(publisher, { title, blocks: [note('one', words.slice(0, 30).join(' '))] })
    const start = performance.now()
    await publisher.page.publish({ params: { id: page.id }, body: {} })
    publishing.push(performance.now() - start)
    const { total } = await visitor.search.search({ body: { term: title } })
    if (total !== 1) failures.push(`${title} was found ${total} times when its publication had answered`)
  }
  console.log(`publishing: median ${Math.round(percentile(publishing, 0.5))} ms, each found at once`)

  const admin = await product.as('Administrator')
  await admin.search.removeAll({ body: {} })
  await admin.search.indexAll({ body: {} })
  const state = () => admin.search.state({})
  const child = fileURLToPath(new URL('search-child.ts', import.meta.url))
  const { host = '', database: name = '' } = database.connection
  const startNode = () =>
    spawn(process.execPath, ['--conditions=development', child, host, name, app.config.dataDir], {
      stdio: 'inherit',
    })
  const start = performance.now()
  let done = 0
  for (let round = 0; round < kills; round++) {
    const node = startNode()
    while ((await state()).done <= done && (await state()).indexingState === 'loading') await sleep(20)
    await kill(node)
    const after = (await state()).done
    console.log(`killed after ${after} pages`)
    if (after < done) failures.push(`the progress went back from ${done} to ${after}`)
    done = after
  }
  const last = startNode()
  while ((await state()).indexingState === 'loading') await sleep(100)
  await kill(last)
  const end = await state()
  console.log(`indexing: ${Math.round((performance.now() - start) / 1_000)} s`, end)
  if (end.indexingState !== 'success' || end.indexed !== pages + 20)
    failures.push(`${end.indexed} of ${pages + 20} pages are indexed`)
})
for (const failure of failures) console.error(failure)
process.exit(failures.length === 0 ? 0 : 1)

/** Three words are often on no page together. */
function limitOf(name: string): number {
  const isSlow = ['misspelt', 'no page', 'three'].some(part => name.includes(part))
  const limit = name.startsWith('twelve') ? limits.twelve : isSlow ? limits.misspelt : limits.plain
  return name.endsWith('synonyms') ? limit * limits.synonyms : limit
}

function longWord(nextWord: () => string): string {
  for (;;) {
    const word = nextWord()
    if (word.length >= 6) return word
  }
}

/** The word with two neighbouring letters swapped. */
function misspelt(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 3))
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
}

async function kill(node: ChildProcess): Promise<void> {
  const ended = once(node, 'exit')
  node.kill('SIGKILL')
  await ended
}
