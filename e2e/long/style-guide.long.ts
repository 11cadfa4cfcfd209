import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openPage } from '../browser.ts'
import { freshDataDir, startProduct } from '../product.ts'
import { makeStarterSite } from '../starter-site.ts'
import { differences, type Shot, sheetOf } from './sheets.ts'

// Takes pictures of every block in every state, at three widths, light and dark, and compares them with the committed
// ones. UPDATE_SNAPSHOT=1 replaces those; look at every picture that changed.

const schemes = ['light', 'dark'] as const
const widths = [390, 820, 1280]
const variants = schemes.flatMap(scheme =>
  widths.map(width => ({ scheme, width, name: `${scheme} ${width}` })),
)
const references = fileURLToPath(new URL('./style-guide/', import.meta.url))

/** Dates depend on the day on which the starter site was made, and the controls of films are the browser's. */
const settle = async (): Promise<void> => {
  for (const element of document.querySelectorAll('main time, .training-dates__days'))
    element.textContent = '1 januari 2030'
  for (const video of document.querySelectorAll('video')) video.controls = false
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
  await document.fonts.ready
}

interface Section {
  id: string
  top: number
  bottom: number
}

/** The anchors of the style guide, and the header and footer around them. */
const sectionsOf = (): Section[] => {
  const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top + window.scrollY)
  const contents = [
    ...(document.querySelector('main .prose')?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? []),
  ]
  const starts = ['top', ...contents.map(({ hash }) => hash.slice(1)), 'footer'].map(id => {
    const element = id === 'footer' ? document.querySelector('.site-footer') : document.getElementById(id)
    return { id, top: element && id !== 'top' ? topOf(element) : 0 }
  })
  return starts.map((start, index) => ({
    ...start,
    bottom: starts[index + 1]?.top ?? document.documentElement.scrollHeight,
  }))
}

const shotsOf = async (page: Page, name: string, width: number): Promise<Map<string, Shot>> => {
  const shots = new Map<string, Shot>()
  for (const { id, top, bottom } of await page.evaluate(sectionsOf)) {
    if (bottom <= top) throw new Error(`“${id}” has no height at ${name} px`)
    const clip = { x: 0, y: top, width, height: bottom - top }
    shots.set(id, { name, png: await page.screenshot({ fullPage: true, clip }) })
  }
  return shots
}

const takeShots = async (browser: Browser, url: string): Promise<Map<string, Shot[]>> => {
  const sections = new Map<string, Shot[]>()
  for (const { scheme, width, name } of variants) {
    const { page } = await openPage(browser, width, scheme)
    await page.goto(url, { waitUntil: 'load' })
    await page.evaluate(settle)
    for (const [id, shot] of await shotsOf(page, name, width))
      sections.set(id, [...(sections.get(id) ?? []), shot])
    await page.close()
  }
  return sections
}

await using started = new AsyncDisposableStack()
const { dataDir, remove } = await freshDataDir()
started.defer(remove)
await makeStarterSite(dataDir)
const product = await startProduct({ dataDir })
started.defer(async () => void (await product.stop()))
// Otherwise Chromium and its headless shell break lines in different places.
const browser = await openBrowser(['--font-render-hinting=none'])
started.defer(() => browser.close())

const sections = await takeShots(browser, `${product.url}/style-guide`)
const { page: table } = await openPage(browser, 390)
const found: string[] = []
const updates = process.env.UPDATE_SNAPSHOT === '1'
if (updates) await rm(references, { recursive: true, force: true })
const output = updates ? references : await mkdtemp(join(tmpdir(), 'ximblox-style-guide-'))
await mkdir(output, { recursive: true })
let bytes = 0
for (const [id, shots] of sections) {
  const sheet = await sheetOf(table, shots)
  bytes += sheet.length
  const reference = await readFile(join(references, `${id}.webp`)).catch(() => undefined)
  const changed = updates || !reference ? [] : await differences(table, [sheet, reference], variants)
  if (!updates && !reference) changed.push('no committed picture')
  if (changed.length > 0) found.push(`${id}: ${changed.join(', ')}`)
  if (updates || changed.length > 0) await writeFile(join(output, `${id}.webp`), sheet)
}

console.log(
  `${sections.size} sections, ${sections.size * variants.length} pictures, ${Math.round(bytes / 1024)} KB`,
)
if (found.length > 0) {
  console.log(`different from ${references}:\n${found.join('\n')}\nthe pictures of today: ${output}`)
  process.exitCode = 1
} else if (!updates) await rm(output, { recursive: true })
