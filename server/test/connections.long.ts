import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@ximblox/contract/client'
import { password } from './app.ts'
import { makePage, note } from './content.ts'
import { percentile } from './long-app.ts'
import { startProductProcess } from './product-process.ts'
import { logInRaw, sendRaw } from './raw.ts'

// One address opens 10,000 connections, and two others send 500 requests without reading the responses, half of them
// for a page and half for a file. Measures how others are served in the meantime, what the server holds, when the clients
// that do not read are disconnected, and that a slow reader is not. Needs about 11,000 open files (`ulimit -n`).
const flood = 10_000
const silentClients = 500
const visits = 1_000
const addresses = {
  flood: '127.0.0.2',
  silentOnPage: '127.0.0.4',
  silentOnFile: '127.0.0.5',
  others: '127.0.0.3',
}
const slowBytesPerSecond = 60_000
const fileBytes = 8_000_000

interface Attack {
  port: number
  page: string
  file: string
}

const [, , attackOf] = process.argv
if (attackOf) await attack(JSON.parse(attackOf) as Attack)
else process.exit((await measure()) ? 0 : 1)

async function measure(): Promise<boolean> {
  const product = await startProductProcess()
  const { port } = new URL(product.url)
  const { page, file } = await publish(product.url)
  const { cookie } = await logInRaw(product.url)
  const fileRequest = requestOf(file, cookie)
  const visit = () => visitAll(`${product.url}${page}`)

  await visit()
  const before = await visit()
  const [idleHandles, idleMemory] = [await product.handles(), await product.memory()]
  const slow = readSlowly(Number(port), fileRequest)

  const attack: Attack = { port: Number(port), page: requestOf(page).repeat(100), file: fileRequest }
  const attacker = fork(new URL(import.meta.url), [JSON.stringify(attack)])
  const failed = (await once(attacker, 'message'))[0] as number
  const [heldHandles, heldMemory] = [await product.handles(), await product.memory()]
  const during = await visit()

  const began = performance.now()
  const most = idleHandles + 512 + 20
  while ((await product.handles()) > most && performance.now() - began < 180_000) await sleep(500)
  const cutAfter = Math.round((performance.now() - began) / 1_000)
  const leftHandles = await product.handles()
  const received = await slow
  attacker.kill()
  const after = await visit()
  await product.stop()

  console.log(
    `${flood} connections from one address, of which ${failed} were refused or dropped while it opened them`,
  )
  console.log(`${silentClients} requests whose answers nobody reads`)
  for (const [name, { served, times }] of Object.entries({ before, during, after }))
    console.log(
      `${name}: ${served} of ${visits} others served, p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`,
    )
  console.log(
    `open files and sockets: ${idleHandles} before, ${heldHandles} during, ${leftHandles} after ${cutAfter} s; ` +
      `resident memory ${Math.round(idleMemory)} MB before, ${Math.round(heldMemory)} MB during`,
  )
  console.log(
    `a client that reads ${slowBytesPerSecond / 1_000} kB/s received ${received} of ${fileBytes} bytes`,
  )
  const isServed = [before, during, after].every(({ served }) => served === visits)
  return isServed && leftHandles <= most && received >= fileBytes
}

/** URLs of a page of about 90 kB and of a file. */
async function publish(url: string): Promise<{ page: string; file: string }> {
  const client = createClient({ baseURL: url, cookies: true })
  await client.auth.login({ body: { email: 'administrator@example.org', password } })
  const blocks = Array.from({ length: 300 }, (_, index) => note(`note-${index}`, 'x'.repeat(250)))
  const page = await makePage(client, { blocks })
  await client.page.publish({ params: { id: page.id }, body: {} })
  const bytes = Buffer.alloc(fileBytes, 'text ')
  const { file } = await client.media.addFile({ body: { path: '/' }, file: { name: 'large.txt', bytes } })
  return { page: `/${page.slug}`, file: `/api/ximblox/medialib/file/${file.id}/original` }
}

function requestOf(path: string, cookie = 'none'): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`
}

/** Uses a new connection for each. */
async function visitAll(url: string): Promise<{ served: number; times: number[] }> {
  const times: number[] = []
  let served = 0
  for (let visit = 0; visit < visits; visit++) {
    const began = performance.now()
    const answer = await sendRaw(url, {
      method: 'GET',
      headers: { connection: 'close' },
      from: addresses.others,
    }).catch(() => undefined)
    times.push(performance.now() - began)
    if (answer?.status === 200) served++
  }
  return { served, times }
}

/** The number of received body bytes. */
async function readSlowly(port: number, request: string): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: addresses.others })
  let received = 0
  socket.on('error', () => {})
  socket.write(request)
  await once(socket, 'readable')
  const began = performance.now()
  for (let closed = false; received < fileBytes && !closed; ) {
    const due = ((performance.now() - began) / 1_000) * slowBytesPerSecond
    while (received < due && socket.readableLength > 0) received += socket.read().length
    closed = socket.destroyed && socket.readableLength === 0
    await sleep(100)
  }
  socket.destroy()
  return received
}

/** Opens all connections, counts those that are lost, and holds the rest. */
async function attack({ port, page, file }: Attack): Promise<void> {
  const held: Socket[] = []
  let lost = 0
  const open = (from: string, text: string) =>
    new Promise<void>(resolve => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => {
        socket.write(text)
        resolve()
      })
      socket.on('error', () => resolve())
      socket.on('close', () => {
        lost++
        resolve()
      })
      held.push(socket)
    })
  for (let client = 0; client < silentClients / 2; client++) {
    await open(addresses.silentOnPage, page)
    await open(addresses.silentOnFile, file)
  }
  for (const socket of held) socket.pause()
  for (let group = 0; group < flood / 100; group++)
    await Promise.all(Array.from({ length: 100 }, () => open(addresses.flood, 'GET / HTTP/1.1\r\n')))
  process.send?.(lost)
  setInterval(() => held.length, 60_000)
}
