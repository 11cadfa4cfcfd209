import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage } from '../browser.ts'
import { heading } from '../canvas.ts'
import { logInAuthor } from '../editing.ts'
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
    return sizes.reduce((total, size) => total + size, 0)
  }
}

describe('the first load of the admin area', () => {
  it('is at most 260 KB of script and 40 KB of style, compressed, with the list of pages rendered', async () => {
    const browser = await openBrowser()
    const { page } = await openPage(browser, 1280)
    await logIn(page, url)
    const sum = followAssets(page)
    await page.goto(`${url}/cmsadmin/`)
    await page.getByRole('row').nth(1).waitFor()
    await page.waitForLoadState('networkidle')
    const [script, style] = [await sum('script'), await sum('stylesheet')]
    console.log(`admin, first load: ${script} bytes of script, ${style} of style`)
    expect(script).toBeGreaterThan(50_000)
    expect(script).toBeLessThanOrEqual(260_000)
    expect(style).toBeGreaterThan(5_000)
    expect(style).toBeLessThanOrEqual(40_000)
    await browser.close()
  })
})

describe('the first load of the page editor', () => {
  it('is at most 475 KB of script with that of the canvas, compressed', async () => {
    const author = await logInAuthor(url)
    let sum: ReturnType<typeof followAssets> | undefined
    const { page, canvas } = await author.open([heading('a', 'One')], async page => {
      sum = followAssets(page)
    })
    await canvas.waitForSelector('[data-block=a]')
    await page.waitForLoadState('networkidle')
    const script = (await sum?.('script')) ?? 0
    console.log(`page editor, first load: ${script} bytes of script`)
    expect(script).toBeGreaterThan(200_000)
    expect(script).toBeLessThanOrEqual(475_000)
    await author.close()
  })
})
