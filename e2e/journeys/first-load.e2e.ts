import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage } from '../browser.ts'
import { heading } from '../canvas.ts'
import { logInAuthor } from '../editing.ts'
import { followRequests } from '../follow-requests.ts'
import { logIn } from '../screens.ts'

const url = inject('url')

/** Transferred size in bytes. */
const sizeOf = async (path: string): Promise<number> => {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect([path, answer.status, answer.headers.get('content-encoding')]).toEqual([path, 200, 'br'])
  return Number(answer.headers.get('content-length'))
}

/** Collects the scripts and styles that a page requests from now on. */
const followAssets = (page: Page) => {
  const paths = { script: new Set<string>(), stylesheet: new Set<string>() }
  page.on('request', request => {
    const kind = request.resourceType()
    if (kind === 'script' || kind === 'stylesheet') paths[kind].add(new URL(request.url()).pathname)
  })
  return async (kind: keyof typeof paths) => {
    const sizes = await Promise.all([...paths[kind]].map(sizeOf))
    return { bytes: sizes.reduce((total, size) => total + size, 0), files: sizes.length }
  }
}

describe('the first load of the admin area', () => {
  it('is at most 245 KB of script in 20 files and 40 KB of style, compressed, with the list of pages rendered', async () => {
    const browser = await openBrowser()
    const { page } = await openPage(browser, 1280)
    await logIn(page, url)
    const sum = followAssets(page)
    const hasLoaded = followRequests(page)
    await page.goto(`${url}/cmsadmin/`)
    await page.getByRole('row').nth(1).waitFor()
    await hasLoaded()
    const [script, style] = [await sum('script'), await sum('stylesheet')]
    console.log(
      `admin, first load: ${script.bytes} bytes of script in ${script.files} files, ${style.bytes} of style`,
    )
    expect(script.bytes).toBeGreaterThan(50_000)
    expect(script.bytes).toBeLessThanOrEqual(245_000)
    expect(script.files).toBeLessThanOrEqual(20)
    expect(style.bytes).toBeGreaterThan(5_000)
    expect(style.bytes).toBeLessThanOrEqual(40_000)
    await browser.close()
  })
})

describe('the first load of the page editor', () => {
  it('is at most 450 KB of script in 45 files with that of the canvas, compressed', async () => {
    const author = await logInAuthor(url)
    let sum: ReturnType<typeof followAssets> | undefined
    let hasLoaded = async () => {}
    const { canvas } = await author.open([heading('a', 'One')], async page => {
      // What is loaded in advance once the browser is idle comes after.
      await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
      sum = followAssets(page)
      hasLoaded = followRequests(page)
    })
    await canvas.waitForSelector('[data-block=a]')
    await hasLoaded()
    const { bytes = 0, files = 0 } = (await sum?.('script')) ?? {}
    console.log(`page editor, first load: ${bytes} bytes of script in ${files} files`)
    expect(bytes).toBeGreaterThan(200_000)
    expect(bytes).toBeLessThanOrEqual(450_000)
    expect(files).toBeLessThanOrEqual(45)
    await author.close()
  })
})
