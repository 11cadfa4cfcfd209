import { setTimeout as pause } from 'node:timers/promises'
import budgets from './budgets.json' with { type: 'json' }
import { startProduct } from './product.ts'
import { startReference } from './reference.ts'
import { compare } from './rounds.ts'
import { publishTwelveBlocks } from './twelve-blocks.ts'
import { judge } from './verdict.ts'

// Compares a cached page with a server that only sends the same bytes.

await using started = new AsyncDisposableStack()
const product = await startProduct()
started.defer(product.stop)
const { path } = await publishTwelveBlocks(product.client)

const request = (encoding: string) => fetch(product.url + path, { headers: { 'accept-encoding': encoding } })
while ((await request('br')).headers.get('content-encoding') !== 'br') await pause(20)
const plain = await request('identity')
const reference = await startReference({ body: await plain.text() })
started.defer(reference.stop)

const measure = (headers: Record<string, string>, status: number) => (rounds: number) =>
  compare(
    { load: { origin: product.url, path: () => path, headers, status }, pids: product.pids },
    { load: { origin: reference.url, path: () => '/' }, pids: reference.pids },
    rounds,
  )

await judge('cached page over bare server', budgets.hitOverBareServer, measure({}, 200))
const revalidation = { 'if-none-match': plain.headers.get('etag') ?? '' }
await judge(
  'cached page, not modified, over bare server',
  budgets.notModifiedOverBareServer,
  measure(revalidation, 304),
)
