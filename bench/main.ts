import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { bodyOnWire } from './body-on-wire.ts'
import budgets from './budgets.json' with { type: 'json' }
import { chooseLoad, type Load } from './load.ts'
import { startNginx } from './nginx.ts'
import { startProduct } from './product.ts'
import { startReference } from './reference.ts'
import { type Candidate, type Costs, measure, median, ratios } from './rounds.ts'
import { type LivePage, publishTwelveBlocks } from './twelve-blocks.ts'

// Compares what a page costs with the least that it could cost, and prints one table. With --peers nginx serves the same
// bytes in the same rounds; with --against FOLDER another checkout of the product is measured beside this one.

const { values: options } = parseArgs({
  options: {
    peers: { type: 'boolean', default: false },
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
})
const rounds = Number(options.rounds)

await using started = new AsyncDisposableStack()
const start = async (name: string, root?: string) => {
  const product = await startProduct(root)
  started.defer(product.stop)
  const live = await publishTwelveBlocks(product.client)
  const { headers } = await fetch(product.url + live.path)
  return { name, product, live, etag: headers.get('etag') ?? '' }
}
const own = await start('product')
const products = [own, ...(options.against ? [await start('other checkout', options.against)] : [])]

const page = (await bodyOnWire(own.product, own.live.path, 'identity')).toString()
const bytesOf = async (encoding: string) => (await bodyOnWire(own.product, own.live.path, encoding)).length

const bareServer = await startReference({ body: page })
started.defer(bareServer.stop)
const bareRenderer = await startReference({ view: own.live.view })
started.defer(bareRenderer.stop)
refuseOtherPage(page, await (await fetch(bareRenderer.url)).text())

const nginx = options.peers
  ? await startNginx({ plain: Buffer.from(page), br: await bodyOnWire(own.product, own.live.path, 'br') })
  : undefined
if (nginx) started.defer(nginx.stop)

const putLoadOn = await chooseLoad()

const ofProducts = (
  load: (measured: { live: LivePage; etag: string }) => Omit<Load, 'origin'>,
): Candidate[] =>
  products.map(({ name, product, live, etag }) => ({
    name,
    load: { origin: product.url, ...load({ live, etag }) },
    pids: product.pids,
  }))
const server = (
  name: string,
  reference: { url: string; pids: number[] } | undefined,
  headers = {},
): Candidate[] =>
  reference ? [{ name, load: { origin: reference.url, path: () => '/', headers }, pids: reference.pids }] : []

const br = { 'Accept-Encoding': 'br' }
const hit = (headers: Record<string, string>) =>
  ofProducts(({ live: { path } }) => ({ path: () => path, headers }))
const notModified = ofProducts(({ live: { path }, etag }) => ({
  path: () => path,
  headers: { 'If-None-Match': etag },
  status: 304,
}))
const miss = (headers: Record<string, string>) =>
  ofProducts(({ live: { uncachedPath, paths } }) => ({ path: uncachedPath, paths, headers }))

interface Measurement {
  name: string
  candidates: Candidate[]
  budget?: { of: string; atMost: number }
}

const measurements: Measurement[] = [
  {
    name: 'cached page, plain',
    candidates: [...hit({}), ...server('bare server', bareServer), ...server('nginx', nginx)],
    budget: { of: 'bare server', atMost: budgets.hitOverBareServer },
  },
  { name: 'cached page, br', candidates: [...hit(br), ...server('nginx', nginx, br)] },
  {
    name: 'cached page, not modified',
    candidates: [...notModified, ...server('bare server', bareServer), ...server('nginx', nginx)],
    budget: { of: 'bare server', atMost: budgets.notModifiedOverBareServer },
  },
  {
    name: 'uncached page, plain',
    candidates: [...miss({}), ...server('bare rendering', bareRenderer)],
    budget: { of: 'bare rendering', atMost: budgets.missOverBareRender },
  },
  { name: 'uncached page, br', candidates: [...miss(br), ...server('bare rendering', bareRenderer)] },
]

console.log(
  `the page has ${await bytesOf('identity')} bytes, ${await bytesOf('gzip')} in gzip, ${await bytesOf('br')} in br`,
)
for (const { name, candidates, budget } of measurements.filter(({ name }) => name.startsWith(options.only))) {
  const costs = await measure(candidates, putLoadOn, rounds)
  const isOver = budget && overBudget(costs, budget)
  print(name, costs, budget)
  // A bad result gets a second, longer run.
  if (isOver && overBudget(await measure(candidates, putLoadOn, 2 * rounds), budget)) process.exitCode = 1
}
for (const { name, product } of products)
  console.log(`memory of the ${name} after all this: ${residentMegabytes(product.pids[0] ?? 0)} MB`)

function print(name: string, { product = [], ...others }: Costs, budget: Measurement['budget']) {
  const parts = Object.entries(others).map(([other, costs]) => {
    const all = ratios(product, costs)
    const limit = budget?.of === other ? `, budget ${budget.atMost}` : ''
    return `${other} ${Math.round(median(costs))} µs: ${median(all).toFixed(2)} [${all.at(0)?.toFixed(2)}-${all.at(-1)?.toFixed(2)}]${limit}`
  })
  console.log(`${name.padEnd(27)}${Math.round(median(product))} µs  | ${parts.join(' | ')}`)
}

function overBudget(
  { product = [], ...others }: Costs,
  { of, atMost }: { of: string; atMost: number },
): boolean {
  return median(ratios(product, others[of] ?? [])) > atMost
}

function refuseOtherPage(rendered: string, bare: string) {
  if (Math.abs(rendered.length - bare.length) > rendered.length / 50)
    throw new Error(`the page has ${rendered.length} characters, the bare rendering ${bare.length}`)
}

function residentMegabytes(pid: number): number {
  const [, kilobytes = ''] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1_024)
}
