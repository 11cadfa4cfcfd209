import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { openContext } from '../browser.ts'
import { heading, pageOf } from '../canvas.ts'
import { type Author, logInAuthor } from '../editing.ts'
import { logInContext } from '../people.ts'
import { administrator, freshDataDir, startProduct } from '../product.ts'

// Types into a text as soon as the page is shown, with an empty cache, on slow lines, and then does what someone does who
// does not wait. Prints how long it takes until a letter is shown, and counts the words that are lost.

const lines = {
  'no delay': { latency: 0, kilobytes: -1 },
  '400 ms, 50 kB/s': { latency: 400, kilobytes: 50 },
  '4 s': { latency: 4000, kilobytes: 1000 },
}
const sentence = 'Dearest reader'
// With a correction, a new line and another word, at the speed of someone who types fast.
const keys = [
  'D',
  'e',
  'a',
  'r',
  's',
  't',
  'Backspace',
  'Backspace',
  'e',
  's',
  't',
  'Enter',
  'r',
  'e',
  'a',
  'd',
  'e',
  'r',
]

await using started = new AsyncDisposableStack()
const { dataDir, remove } = await freshDataDir()
started.defer(remove)
const product = await startProduct({ dataDir })
started.defer(async () => void (await product.stop()))
const author = await logInAuthor(product.url)
started.defer(author.close)

const afterwards: Record<string, (page: Page) => Promise<unknown>> = {
  waits: async page => page.getByText(/^Saved at \d/).waitFor(),
  'writes in another block': async page =>
    page.frameLocator('iframe[title=Page]').locator('[data-block=b] [data-field=text]').click(),
  'reloads at once': async page => {
    page.on('dialog', dialog => void dialog.accept())
    await page.reload({ waitUntil: 'commit' })
  },
  'closes the tab': async page => page.close(),
}

const slowDown = async (page: Page, { latency, kilobytes }: (typeof lines)['4 s']): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const throughput = kilobytes < 0 ? -1 : kilobytes * 1024
  const conditions = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', conditions)
}

const attempt = async (line: keyof typeof lines, next: string, { client, browser }: Author) => {
  const id = await pageOf(client, [{ type: 'rich-text', key: 'a' }, heading('b', 'Below')])
  const context = await openContext(browser, 1600)
  context.setDefaultTimeout(300_000)
  await logInContext(context, product.url, administrator)
  const page = await context.newPage()
  await slowDown(page, lines[line])
  const begin = performance.now()
  await page.goto(`${product.url}/cmsadmin/pages/${id}`, { waitUntil: 'commit' })
  const canvas = page.frameLocator('iframe[title=Page]')
  await canvas.locator('[data-block=a] [data-field=body]').click()
  const shown = performance.now()
  for (const key of keys) await page.keyboard.press(key, { delay: 60 })
  const text = canvas.locator('[data-block=a]')
  const letters = await text.evaluate(
    block => block.querySelector('textarea')?.value ?? (block instanceof HTMLElement ? block.innerText : ''),
  )
  const isInterim = (await canvas.locator('.ximblox-interim').count()) > 0
  await afterwards[next]?.(page)
  // What was not sent in time is in the journal of the browser, which the next tab takes over.
  if (next === 'closes the tab' || next === 'reloads at once') {
    const again = await context.newPage()
    await page.close()
    await again.goto(`${product.url}/cmsadmin/pages/${id}`)
  }
  const words = sentence.split(' ')
  const missing = async () => {
    const { blocks } = (await client.page.get({ params: { id } })).page.pageVersion
    const stored = JSON.stringify(blocks[0]?.props)
    return words.filter(word => !stored.includes(word)).length
  }
  let lost = await missing()
  for (let second = 0; second < 60 && lost > 0; second += 1) {
    await sleep(1000)
    lost = await missing()
  }
  await context.close()
  return {
    line,
    next,
    'page shown, s': ((shown - begin) / 1000).toFixed(1),
    'letters shown at once': letters.replaceAll(/\s+/g, ' ').trim() === sentence,
    'editor was there': !isInterim,
    'words lost': lost,
  }
}

const results = []
for (const line of Object.keys(lines) as (keyof typeof lines)[])
  for (const next of Object.keys(afterwards)) {
    const result = await attempt(line, next, author)
    console.log(Object.values(result).join(' · '))
    results.push(result)
  }
console.table(results)
if (results.some(result => result['words lost'] > 0 || !result['letters shown at once'])) process.exitCode = 1
