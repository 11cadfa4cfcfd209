import budgets from './budgets.json' with { type: 'json' }
import { startProduct } from './product.ts'
import { startReference, viewOf } from './reference.ts'
import { compare } from './rounds.ts'
import { publishTwelveBlocks } from './twelve-blocks.ts'
import { judge } from './verdict.ts'

// Compares an uncached page, database included and uncompressed, with only rendering the same page.

await using started = new AsyncDisposableStack()
const product = await startProduct()
started.defer(product.stop)
const live = await publishTwelveBlocks(product.client)
const reference = await startReference({ view: viewOf(live, product.url) })
started.defer(reference.stop)

const text = async (url: string) => (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text()
const [rendered, bare] = [await text(`${product.url}${live.path}?page=2`), await text(reference.url)]
console.log(`the page has ${rendered.length} characters, the reference ${bare.length}`)
if (Math.abs(rendered.length - bare.length) > rendered.length / 50)
  throw new Error('the two pages are not the same')

let page = 2
await judge('uncached page over bare rendering', budgets.missOverBareRender, rounds =>
  compare(
    // Each page of the list is requested once, so it is never cached.
    { load: { origin: product.url, path: () => `${live.path}?page=${++page}` }, pids: product.pids },
    { load: { origin: reference.url, path: () => '/' }, pids: reference.pids },
    rounds,
  ),
)
