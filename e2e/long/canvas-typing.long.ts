import { heading } from '../canvas.ts'
import { type Editing, logInAuthor } from '../editing.ts'
import { freshDataDir, startProduct } from '../product.ts'

declare global {
  interface Window {
    handlerTimes: number[]
  }
}

const budget = 1.5
const rounds = 12
const keys = 40

// Compares the cost of a key press on a large and a small page, alternating so that other work affects both equally.

await using started = new AsyncDisposableStack()
const { dataDir, remove } = await freshDataDir()
started.defer(remove)
const product = await startProduct({ dataDir })
started.defer(async () => void (await product.stop()))
const author = await logInAuthor(product.url)
started.defer(author.close)

/** Records how long each key press blocks painting: event handlers, state, and React's commits. */
const timeHandlers = () => {
  window.handlerTimes = []
  let pressed = 0
  addEventListener('keydown', () => void (pressed = performance.now()), true)
  // Runs after all other listeners; React has then done the work that it postponed to the end of the event.
  addEventListener('input', () => window.handlerTimes.push(performance.now() - pressed))
}

const openPageOf = async (count: number): Promise<Editing> => {
  const editing = await author.open(
    Array.from({ length: count }, (_, index) => heading(`b${index}`, 'Heading')),
  )
  await editing.canvas.click(`[data-block=b${count / 2}] [data-field=text]`)
  await editing.canvas.evaluate(timeHandlers)
  return editing
}

const costOf = async ({ page, canvas }: Editing): Promise<number> => {
  await page.bringToFront()
  await canvas.evaluate(() => void window.handlerTimes.splice(0))
  await page.keyboard.type('abcdefghi '.repeat(keys / 10), { delay: 20 })
  await page.keyboard.press('Control+z')
  return median((await canvas.evaluate(() => window.handlerTimes)).slice(0, keys))
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const [small, large] = [await openPageOf(20), await openPageOf(500)]
await costOf(small)
await costOf(large)
const costs: { small: number; large: number }[] = []
for (let round = 0; round < rounds; round += 1)
  costs.push({ small: await costOf(small), large: await costOf(large) })

const ratio = median(costs.map(({ small, large }) => large / small))
const [few, many] = [median(costs.map(cost => cost.small)), median(costs.map(cost => cost.large))]
console.log(
  `a key press: ${few.toFixed(2)} ms at 20 blocks, ${many.toFixed(2)} ms at 500, ratio ${ratio.toFixed(2)}, budget ${budget}`,
)
if (!(ratio <= budget)) process.exitCode = 1
