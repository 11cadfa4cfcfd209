import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { svgType } from '@ximblox/contract/file-types'
import { chromium } from 'playwright-core'
import { answerFile } from '../kernel/http/file-answer.ts'
import { rebuildSVG } from '../kernel/processing/svg.ts'
import { serialize } from '../kernel/processing/svg-tree.ts'
import { cleanedSVGs } from './hostile-svg.ts'

// Opens every hostile vector image in a browser, as an image and as a document of its own, and reports which of them run
// a script or ask for a file. Rebuilding and the headers are tried each alone, and neither, which shows that the attacks
// work. The others are never stored, and some of them stop the browser.
const images = cleanedSVGs
const policy = answerFile(
  {
    fileName: 'a.svg',
    mimeType: svgType,
    size: 0,
    tag: '',
    cacheControl: '',
    inline: true,
    open: () => Readable.from([]),
  },
  {},
).headers['content-security-policy']

const kinds = {
  'neither rebuilt nor with headers': { isRebuilt: false, hasPolicy: false },
  'only rebuilt': { isRebuilt: true, hasPolicy: false },
  'only with headers': { isRebuilt: false, hasPolicy: true },
  'rebuilt and with headers': { isRebuilt: true, hasPolicy: true },
}

const server = createServer(({ url = '' }, response) => {
  const [, kind = '', index = ''] = url.split('/')
  const { isRebuilt, hasPolicy } = Object.values(kinds)[Number(kind)] ?? kinds['only rebuilt']
  const file = images[Number(index)]
  if (!file || index === '')
    return response.setHeader('content-type', 'text/html').end(allAsImages(Number(kind)))
  const rebuilt = rebuildSVG(Buffer.from(file.markup))
  response.setHeader('content-type', svgType)
  response.setHeader('x-content-type-options', 'nosniff')
  if (hasPolicy && policy) response.setHeader('content-security-policy', policy)
  response.end(isRebuilt && 'root' in rebuilt ? serialize(rebuilt.root) : file.markup)
})
const allAsImages = (kind: number) =>
  `<!doctype html>${images.map((_, index) => `<img src="/${kind}/${index}" width="40">`).join('')}`
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const results: Record<string, { executed: number; requested: number; 'as images': number }> = {}
try {
  for (const [number, [name]] of Object.entries(kinds).entries()) {
    const page = await browser.newPage()
    page.setDefaultTimeout(5_000)
    const requests: string[] = []
    await page.route('**/*', route => {
      const url = route.request().url()
      if (url.startsWith(`${origin}/${number}`)) return route.continue()
      requests.push(url)
      return route.abort()
    })
    const result = { executed: 0, requested: 0, 'as images': 0 }
    await page.goto(`${origin}/${number}`)
    result['as images'] = requests.length
    for (const index of images.keys()) {
      requests.length = 0
      await page.goto(`${origin}/${number}/${index}`).catch(() => {})
      // Animations and handlers of loading have begun by then. Documents without scripts cannot be asked.
      await sleep(50)
      if (requests.some(url => url.endsWith('/executed'))) result.executed++
      if (requests.some(url => !/\/(executed|favicon\.ico)$/.test(url))) result.requested++
    }
    results[name] = result
    await page.close()
  }
} finally {
  await browser.close()
  server.close()
}
console.log(`${images.length} hostile images`)
console.table(results)
const { 'neither rebuilt nor with headers': control, ...safe } = results
const isSafe = Object.values(safe).every(
  ({ executed, requested, 'as images': asImages }) => executed + requested + asImages === 0,
)
if (!isSafe || !control?.executed || !control.requested) process.exitCode = 1
