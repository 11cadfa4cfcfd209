import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createRegistry } from '@ximblox/blocks/registry'
import type { Client } from '@ximblox/contract/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage } from '../../test/content.ts'
import { withRenamedProp } from '../../test/renamed-prop.ts'
import { refreshCards } from './refresh-cards.ts'

// Two nodes on one database: one with the definitions from before a prop was renamed, the other with those from after
// it.
let older: TestApp
let newer: TestApp
let publisher: Client
let listPage: string

beforeEach(async () => {
  older = await startTestApp()
  newer = await startTestApp({ beside: older, registry: withRenamedProp() })
  publisher = await older.as('Publisher')
  const list = await makePage(publisher, { blocks: [{ type: 'latest', key: 'list' }] })
  await publisher.page.publish({ params: { id: list.id }, body: {} })
  listPage = `/${list.slug}`
})
afterEach(async () => {
  await newer.close()
  await older.close()
})

/** Published in this order, so that the last one stands first unless lists are sorted by day. */
const publishNews = async (count: number) => {
  for (let number = 1; number <= count; number++) {
    const { id, pageVersion } = await makePage(publisher, { type: 'news' })
    const props = { summary: `Message ${number}`, day: `2026-01-0${number === 1 ? 9 : number}` }
    await publisher.page.storeVersion({
      params: { id: pageVersion.id },
      body: { revision: pageVersion.revision, pageType: { id: 'news', version: 1, props } },
    })
    await publisher.page.publish({ params: { id }, body: {} })
  }
}

const introsOf = (...numbers: number[]) => numbers.map(number => ({ intro: `Message ${number}` }))

const listedOn = async (node: TestApp): Promise<unknown> => {
  const html = await (await node.read(listPage)).text()
  return JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '{}').data.list
}

const storedCards = async () => {
  const rows = await newer.database.db
    .selectFrom('live_entry')
    .where('type', '=', 'news')
    .select('card')
    .orderBy('page_id')
    .execute()
  return rows.map(({ card }) => card)
}

const pageRows = () => newer.database.db.selectFrom('page').selectAll().orderBy('id').execute()

describe('cards that older code made', () => {
  it('are shown as the code of today makes them before they are stored', async () => {
    await publishNews(2)
    expect(await listedOn(newer)).toEqual(introsOf(2, 1))
    expect(await storedCards()).toEqual([{ summary: 'Message 1' }, { summary: 'Message 2' }])
  })

  it('are made again once, in batches, without any change of what is published', async () => {
    await publishNews(5)
    const before = await pageRows()
    expect(await refreshCards(newer.app, { batchSize: 2 })).toBe(5)
    expect(await storedCards()).toEqual(introsOf(1, 2, 3, 4, 5))
    expect(await pageRows()).toEqual(before)
    expect(await refreshCards(newer.app)).toBe(0)
  })

  it('reach visitors in their new order, also where the list is cached already', async () => {
    await publishNews(3)
    expect(await listedOn(newer)).toEqual(introsOf(3, 2, 1))
    await refreshCards(newer.app)
    expect(await listedOn(newer)).toEqual(introsOf(1, 3, 2))
  })

  it('are made by one of several nodes', async () => {
    await publishNews(4)
    const other = await startTestApp({ beside: older, registry: withRenamedProp() })
    const made = await Promise.all([newer, other].map(({ app }) => refreshCards(app, { batchSize: 1 })))
    expect((made[0] ?? 0) + (made[1] ?? 0) + (await refreshCards(newer.app))).toBe(4)
    expect(await storedCards()).toEqual(introsOf(1, 2, 3, 4))
    await other.close()
  })

  it('are left alone by a node with older definitions', async () => {
    await publishNews(1)
    await refreshCards(newer.app)
    expect(await refreshCards(older.app)).toBe(0)
    expect(await storedCards()).toEqual(introsOf(1))
  })

  it('are finished by the next process when one is killed halfway', async () => {
    await publishNews(5)
    const { connection } = older.database
    const child = fork(
      fileURLToPath(new URL('../../test/card-child.ts', import.meta.url)),
      [connection.host ?? '', connection.database ?? '', older.app.config.dataDir],
      { execArgv: ['--conditions=development'] },
    )
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
    // The batch that it was in is as if it had never begun.
    expect(await storedCards()).toEqual([
      ...introsOf(1, 2),
      { summary: 'Message 3' },
      { summary: 'Message 4' },
      { summary: 'Message 5' },
    ])
    expect(await listedOn(newer)).toHaveLength(5)
    await expect.poll(() => refreshCards(newer.app)).toBe(3)
    expect(await storedCards()).toEqual(introsOf(1, 2, 3, 4, 5))
    expect(await listedOn(newer)).toEqual(introsOf(1, 5, 4, 3, 2))
  })

  it('stay as they are where making one fails, and the others are made', async () => {
    await publishNews(3)
    const registry = withRenamedProp(intro => {
      if (intro === 'Message 2') throw new Error('out of order')
    })
    const failed = new Set<number>()
    expect(await refreshCards({ ...newer.app, registry }, { failed, batchSize: 1 })).toBe(2)
    expect(failed.size).toBe(1)
    expect(await storedCards()).toEqual([
      { intro: 'Message 1' },
      { summary: 'Message 2' },
      { intro: 'Message 3' },
    ])
  })

  it('are made for the other pages when PostgreSQL refuses one', async () => {
    await publishNews(3)
    const registry = withNews({
      card: (_version: unknown, { intro }: { intro: string }) => ({
        intro: intro === 'Message 2' ? '\0' : intro,
      }),
    })
    const failed = new Set<number>()
    expect(await refreshCards({ ...newer.app, registry }, { failed })).toBe(2)
    expect(await refreshCards({ ...newer.app, registry }, { failed })).toBe(0)
    expect(await storedCards()).toEqual([
      { intro: 'Message 1' },
      { summary: 'Message 2' },
      { intro: 'Message 3' },
    ])
  })

  it('are sorted by the first publication where the page has no valid date', async () => {
    await publishNews(2)
    const registry = withNews({
      sortAt: ({ intro }: { intro: string }) => (intro === 'Message 1' ? 'once' : '2000-01-01'),
    })
    expect(await refreshCards({ ...newer.app, registry })).toBe(2)
    expect(await listedOn(newer)).toEqual(introsOf(1, 2))
  })
})

/** The definitions of the newer node, with another news. */
const withNews = (options: object) => {
  const { blocks, pageTypes } = withRenamedProp()
  return createRegistry({
    blocks: [...blocks.values()],
    pageTypes: [...pageTypes.values()].map(type => (type.id === 'news' ? { ...type, ...options } : type)),
  })
}
