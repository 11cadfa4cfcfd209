import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { copyDataDir, type DataDir, type Product, startProduct } from '../product.ts'

const connections = 40
const turns = 12

let site: DataDir
let product: Product
let client: Client
let pageID: PageID
let log = ''

beforeAll(async () => {
  site = await copyDataDir(inject('starterDataDir'))
  product = await startProduct({ dataDir: site.dataDir })
  for (const stream of [product.process.stdout, product.process.stderr])
    stream?.on('data', text => void (log += text))
  client = await product.logIn()
  const body = { title: 'Flood', slug: 'flood', type: 'basic', locale: 'en-gb' }
  pageID = (await client.page.create({ body })).pageID
})
afterAll(async () => {
  await product.stop()
  await site.remove()
})

/** Sends one kind of request over many connections of one address until it is stopped. */
const startFlood = async (kind: string) => {
  const program = fileURLToPath(new URL('../flood-client.ts', import.meta.url))
  const child = fork(program, [product.url, kind, String(connections), '1'], {
    execArgv: ['--conditions=development'],
  })
  await once(child, 'message')
  return {
    /** How many requests were answered with each status. */
    stop: async (): Promise<Record<string, number>> => {
      child.send('statuses')
      const [statuses] = await once(child, 'message')
      child.disconnect()
      await once(child, 'exit')
      return statuses
    },
  }
}

const statusOf = async (path: string) => {
  const answer = await fetch(product.url + path)
  await answer.arrayBuffer()
  return answer.status
}

const save = async (title: string) => {
  const { page } = await client.page.get({ params: { id: pageID } })
  const { id, revision } = page.pageVersion
  await client.page.storeVersion({ params: { id }, body: { revision, title } })
}

/** What others ask for while the flood goes on. */
const serveOthers = async (turn: number) => {
  const paths = ['/', '/healthz', '/readyz', '/api/ximblox/page/get-by-slug-query?slug=/']
  const [statuses] = await Promise.all([Promise.all(paths.map(statusOf)), save(`Flood ${turn}`)])
  expect(statuses).toEqual(paths.map(() => 200))
}

const flood = async (kind: string) => {
  const client = await startFlood(kind)
  for (let turn = 0; turn < turns; turn += 1) await serveOthers(turn)
  const statuses = await client.stop()
  expect(statuses).not.toHaveProperty('500')
  expect(log).not.toMatch(/interrupted|cannot be reached/)
  return Object.values(statuses).reduce((sum, count) => sum + count, 0)
}

/** As many as have their turn at once on this machine, against a machine with two processors. */
const processors = Math.max(1, Math.floor(availableParallelism() / 4))

describe('while one visitor sends nothing but what costs most, others are served and the work goes on', () => {
  it.each([
    'a path of slashes',
    'a deep path',
    'the search page',
    'search for many words',
    'a form of a page',
  ])('%s, which waits for its turn', async kind => {
    const answered = await flood(kind)
    expect(answered).toBeGreaterThan(0)
    // Without turns, it gets 80 answers and more in the time that others need for theirs; with them, 5 to 20.
    expect(answered / turns).toBeLessThan(60 * processors)
  })

  it.each(['tokens that are made up', 'logging in'])('%s, which is refused soon', async kind => {
    expect(await flood(kind)).toBeGreaterThan(0)
  })
})
