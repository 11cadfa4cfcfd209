import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { copyDataDir, type DataDir, type Product, startProduct } from '../product.ts'

let folder: DataDir
let first: Product
let second: Product

beforeAll(async () => {
  folder = await copyDataDir(inject('starterDataDir'))
  first = await startProduct({ dataDir: folder.dataDir })
  second = await startProduct({ dataDir: folder.dataDir })
})
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await folder.remove()
})

const identity = { 'accept-encoding': 'identity' }

describe('two processes on one database', () => {
  it('show each other’s publications, and keep all other pages cached', async () => {
    const client = await first.logIn()
    const { data } = await client.page.list({ body: { searchTerm: 'Disclaimer', locale: 'en-gb' } })
    const [row] = data.items
    if (!row) throw new Error('the starter site has no disclaimer')
    const read = async (path: string) => fetch(second.url + path, { headers: identity })
    const untouched = (await read('/en-gb/contact')).headers.get('etag')
    expect(await (await read(`/en-gb/${row.slug}`)).text()).not.toContain('Changed elsewhere')

    const { page } = await client.page.get({ params: { id: row.id } })
    await client.page.storeVersion({
      params: { id: page.pageVersion.id },
      body: { revision: page.pageVersion.revision, title: 'Changed elsewhere' },
    })
    await client.page.publish({ params: { id: row.id }, body: {} })
    await expect.poll(async () => (await read(`/en-gb/${row.slug}`)).text()).toContain('Changed elsewhere')
    expect((await read('/en-gb/contact')).headers.get('etag')).toBe(untouched)
  })
})
