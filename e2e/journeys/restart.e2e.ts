import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { spawnXimblox } from '../command.ts'
import { eventually } from '../eventually.ts'
import {
  administrator,
  copyDataDir,
  type DataDir,
  databasePID,
  freePort,
  freshDataDir,
  type Product,
  startProduct,
} from '../product.ts'

let folder: DataDir
let product: Product

beforeAll(async () => {
  folder = await copyDataDir(inject('starterDataDir'))
  await start()
})
afterAll(async () => {
  await product.stop()
  await folder.remove()
})

const start = async () => {
  product = await startProduct({ dataDir: folder.dataDir })
}

describe('an instance', () => {
  it('stops on SIGTERM with exit code 0, and restarts with all data', async () => {
    const before = await (await product.logIn()).page.list({ body: { pageSize: 100 } })
    expect(before.data.totalItems).toBeGreaterThan(10)
    expect(await product.stop()).toBe(0)
    await start()
    const after = await (await product.logIn()).page.list({ body: { pageSize: 100 } })
    expect(after.data).toEqual(before.data)
  })

  it('finishes a request that started before SIGTERM, and closes its connection', async () => {
    const { hostname, port } = new URL(product.url)
    const open = async () => {
      const socket = connect({ host: hostname, port: Number(port) })
      await once(socket, 'connect')
      return socket.setEncoding('utf8')
    }
    const socket = await open()
    const head = [
      'POST /api/ximblox/auth/user HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'X-Requested-With: XMLHttpRequest',
      'Content-Type: application/json',
      'Content-Length: 2',
      'Expect: 100-continue',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    expect(await textUntil(socket, '\r\n\r\n')).toContain('100 Continue')
    const idle = await open()
    const idleClosed = once(idle.resume(), 'close')
    const ended = product.stop()
    await idleClosed
    socket.write('{}')
    const answer = await textUntil(socket, '"Success":true')
    expect(answer).toMatch(/^HTTP\/1.1 200 OK[^]*\r\nconnection: close\r\n/i)
    expect(await ended).toBe(0)
    await start()
  })

  it.each(['node', 'database', 'both'])('keeps every acknowledged store when %s is killed', async victim => {
    let client = await eventually(() => product.logIn())
    const body = { title: 'Made', slug: `kept-${victim}`, type: 'basic', locale: 'nl-nl' } as const
    const { pageID } = await client.page.create({ body })

    for (const title of ['one', 'two', 'three', 'four', 'five']) {
      const { page } = await eventually(() => client.page.get({ params: { id: pageID } }))
      const { id, revision } = page.pageVersion
      const store = () => client.page.storeVersion({ params: { id }, body: { revision, title } })
      const { pageVersion } = await eventually(store)
      if (victim !== 'node') await eventually(killDatabase)
      if (victim !== 'database') {
        await product.stop('SIGKILL')
        await start()
        client = await product.logIn()
      }
      const stored = await eventually(() => client.page.getVersion({ params: { versionId: pageVersion.id } }))
      expect(stored.pageVersion).toMatchObject({ title, revision: pageVersion.revision })
    }
  })
})

describe('a first start', () => {
  it('that is killed while it imports the starter content is completed by the next one', async () => {
    const { dataDir, remove } = await freshDataDir()
    const port = await freePort()
    const settings = {
      DATA_DIR: dataDir,
      PORT: String(port),
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    }
    const killed = spawnXimblox(dataDir, settings, 'start')
    const readiness = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status, String)
    await expect.poll(readiness).toBe(503)
    killed.kill('SIGKILL')
    await once(killed, 'exit')

    const whole = await startProduct({ dataDir })
    const client = await whole.logIn()
    const written = await readdir(new URL('../../site/content/pages', import.meta.url), { recursive: true })
    const { data } = await client.page.list({ body: {} })
    expect(data.totalItems).toBe(written.filter(name => name.endsWith('index.json')).length)
    const { files } = await client.media.getDir({ body: { path: '/' } })
    expect(files.filter(({ usageCount }) => usageCount === 0)).toEqual([])
    await whole.stop()
    await remove()
  })

  it('brings no starter content into a site that someone began without it', async () => {
    const { dataDir, remove } = await freshDataDir()
    const bare = await startProduct({ dataDir, environment: { STARTER_SITE: 'off' } })
    const body = { title: 'Mine', slug: '', type: 'basic', locale: 'nl-nl' } as const
    await (await bare.logIn()).page.create({ body })
    await bare.stop()
    const again = await startProduct({ dataDir })
    const { data } = await (await again.logIn()).page.list({ body: {} })
    expect(data.items).toMatchObject([{ title: 'Mine' }])
    await again.stop()
    await remove()
  })
})

/** Reads until the data ends with this text. */
const textUntil = async (socket: Socket, end: string): Promise<string> => {
  let text = ''
  while (!text.includes(end)) text += ((await once(socket, 'data')) as [string])[0]
  return text
}

/** After a crash the previous server's processes may answer a little longer; in that case the next one is used. */
const killDatabase = async () => process.kill(await databasePID(folder.dataDir), 'SIGKILL')
