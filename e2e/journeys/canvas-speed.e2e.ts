import { type Client, createClient } from '@ximblox/contract/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage } from '../browser.ts'
import { heading, openCanvas, pageOf } from '../canvas.ts'
import { administrator } from '../product.ts'
import { logIn } from '../screens.ts'
import { watchCommits } from '../watch-commits.ts'

const url = inject('url')
let browser: Browser
let client: Client

beforeAll(async () => {
  browser = await openBrowser()
  client = createClient({ baseURL: url, cookies: true })
  await client.auth.login({ body: administrator })
})
afterAll(() => browser.close())

const blocks = Array.from({ length: 200 }, (_, index) => heading(`b${index}`, `Heading ${index}`))
const keys = 200

describe('typing on a page of 200 blocks', () => {
  it('loses no key press, and renders one block for each', async () => {
    const { page } = await openPage(browser, 1280)
    await page.addInitScript(watchCommits)
    await logIn(page, url)
    const canvas = await openCanvas(page, url, await pageOf(client, blocks))
    await canvas.click('[data-block=b100] [data-field=intro]')
    await canvas.evaluate(() => void window.commits.splice(0))
    const text = 'abcdefghi '.repeat(keys / 10)
    await page.keyboard.type(text)
    await expect.poll(() => canvas.locator('[data-block=b100] [data-field=intro]').innerText()).toBe(text)

    const commits = await canvas.evaluate(() => window.commits)
    expect(commits.filter(rendered => rendered.includes('b100')).length).toBeGreaterThanOrEqual(keys)
    expect(commits.filter(rendered => rendered.some(block => block !== 'b100'))).toEqual([])
    await page.close()
  })

  it('stays within its script budget', async () => {
    const { page } = await openPage(browser, 1280)
    const html = await (await fetch(`${url}/cmsadmin/canvas`)).text()
    const files = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file]) => file)
    const sizes = await Promise.all(
      files.map(async file => {
        const answer = await fetch(url + file, { headers: { 'accept-encoding': 'gzip' }, method: 'HEAD' })
        return Number(answer.headers.get('content-length'))
      }),
    )
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(210 * 1024)
    await page.close()
  })
})
