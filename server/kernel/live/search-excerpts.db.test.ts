import type { TextPart } from '@ximblox/blocks/query-context'
import type { Client } from '@ximblox/contract/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note } from '../../test/content.ts'

let test: TestApp
let publisher: Client

beforeAll(async () => {
  test = await startTestApp()
  publisher = await test.as('Administrator')
})
afterAll(() => test.close())

const marked = (parts: readonly TextPart[]) =>
  parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')

const publish = async (title: string, texts: readonly string[], more: object = {}) => {
  const blocks = texts.map((text, index) => note(`note${index}`, text))
  const { id } = await makePage(publisher, { title, blocks })
  const { pageVersion } = (await publisher.page.get({ params: { id } })).page
  await publisher.page.storeVersion({
    params: { id: pageVersion.id },
    body: { revision: pageVersion.revision, ...more },
  })
  await publisher.page.publish({ params: { id }, body: {} })
  return id
}

const excerpt = async (term: string) => {
  const { results } = await test.visitor().search.search({ body: { term } })
  return results.map(result => marked(result.excerpt)).join('\n')
}

const filler = (count: number, word = 'filler') =>
  Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ')
/** Blocks with this many words in all: the text of a note is short. */
const fillers = (count: number, word?: string) => Array.from({ length: count / 20 }, () => filler(20, word))

it('shows the words that were found wherever they are in a long text', async () => {
  await publish('A report', [...fillers(4_000), 'The only quokka is here.', ...fillers(500)])
  expect(await excerpt('quokka')).toMatch(/^The only \[quokka\] is here\. filler0 .*…$/)
})

it('shows the place with the most different words, not the first', async () => {
  await publish('Marsupials', [
    'A numbat.',
    ...fillers(300),
    'A numbat, a numbat.',
    ...fillers(300),
    'The numbat and the bilby.',
    ...fillers(300),
  ])
  expect(await excerpt('numbat bilby')).toContain('The [numbat] and the [bilby].')
})

it('finds the place in a text of characters outside the basic plane', async () => {
  const emoji = fillers(300, '🦘𝒜')
  await publish('Emoji 🦘', [...emoji, '🦘 A wombat 🦘', ...emoji])
  expect(await excerpt('wombat')).toMatch(/^🦘 A \[wombat\] 🦘 · 🦘𝒜0 .*…$/u)
})

it('leaves the title out, however long it is', async () => {
  await publish(filler(30, 'T').slice(0, 200), ['A dunnart.', ...fillers(100)])
  expect(await excerpt('dunnart')).toMatch(/^A \[dunnart\]\. filler0 .*…$/)
})

it('shows the beginning where the words are only in what is not visible, or in the title', async () => {
  const title = filler(3, 'potoroo')
  await publish(title, ['A beginning.', ...fillers(200)], { seoTitle: 'The pademelon', seoIndexed: true })
  expect(await excerpt('pademelon')).toMatch(/^A beginning\. filler0 /)
  expect(await excerpt('potoroo1')).toMatch(/^A beginning\. filler0 /)
})

describe('a result', () => {
  const facts = ['9.30–16.30', 'Ulverstone', 'Stationsplein 14', '9.30–16.30', 'Ulverstone']

  it('shows a sentence with the words, and where it begins, rather than labels', async () => {
    await publish('Course', [...facts, 'First this. Then we go to Ulverstone by train. We are back in time.'])
    expect(await excerpt('ulverstone')).toBe('Then we go to [Ulverstone] by train. We are back in time.')
  })

  it('shows the description of a page that has the words in labels only', async () => {
    await publish('Described', ['9.30–16.30', 'Wagga', 'Stationsplein 14', 'One two three.'], {
      seoDescription: 'A day near Wagga for all who count.',
    })
    expect(await excerpt('wagga')).toBe('A day near [Wagga] for all who count.')
  })

  it('shows the first sentences of a page without a description', async () => {
    await publish('Bare', ['9.30–16.30', 'A sentence for Toowoomba.', 'Another one.', 'Bathurst', 'Room 4'])
    expect(await excerpt('bathurst')).toBe('A sentence for Toowoomba. Another one. [Bathurst] · Room 4')
  })

  it('ends before labels', async () => {
    const long =
      'A sentence about Dubbo that is long enough to be all that anyone has to read of this page here.'
    await publish('Ending', [long, ...facts])
    expect(await excerpt('dubbo')).toBe(long.replace('Dubbo', '[Dubbo]'))
  })

  it('has sentences of scripts without spaces, with what was searched for marked', async () => {
    await publish('案内', ['東京で行います。', '日程は九月です。研修は二日間で、修了証が出ます。'])
    expect(await excerpt('研修')).toBe('[研修]は二日間で、修了証が出ます。')
    expect(await excerpt('修')).toBe('研[修]は二日間で、[修]了証が出ます。')
  })
})

it('is the beginning of pages that the release before has indexed', async () => {
  const id = await publish('Old', ['A beginning.', ...fillers(200), 'A bettong.'])
  await sql`update search_entry set passage_starts = default where page_id = ${id}`.execute(test.app.db)
  expect(await excerpt('bettong')).toMatch(/^A beginning\. filler0 /)
})

it('is whole where the release before has stored another text', async () => {
  const id = await publish('Changed', ['A beginning with a ningaui.', ...fillers(200)])
  await sql`update live_entry set body = 'Changed' || chr(10) || 'A néw ningaui.' where page_id = ${id}`.execute(
    test.app.db,
  )
  expect(await excerpt('ningaui')).toMatch(/^A néw ningaui\.$/)
})
