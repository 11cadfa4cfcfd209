import { type Client, createClient } from '@ximblox/contract/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityFaults, openBrowser, openPage } from '../browser.ts'
import { administrator } from '../product.ts'
import { logIn, screenTitle } from '../screens.ts'

const url = inject('url')
let browser: Browser
let client: Client

beforeAll(async () => {
  browser = await openBrowser()
  client = createClient({ baseURL: url, cookies: true })
  await client.auth.login({ body: administrator })
})
afterAll(() => browser.close())

const createPage = async (title: string, slug: string): Promise<number> => {
  const body = { title, slug, type: 'basic', locale: 'en-gb' as const, content: [] }
  return (await client.page.create({ body })).pageID
}

const openEditor = async (page: Page, id: number) => {
  await logIn(page, url, `/cmsadmin/pages/${id}`)
  await page.getByRole('button', { name: 'More actions' }).waitFor()
}

const choose = async (page: Page, action: string) => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

const answer = async (page: Page, button: string, fields: Record<string, string> = {}) => {
  const dialog = page.getByRole('dialog')
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** What the address of a page answers visitors with. */
const statusAt = async (slug: string) => {
  const answers = await Promise.all(
    [`/${slug}`, `/en-gb/${slug}`].map(path => fetch(url + path, { redirect: 'manual' })),
  )
  return Math.min(...answers.map(({ status }) => status))
}

describe('what becomes of a page', () => {
  it('is asked for, rejected, asked for again, accepted, planned and taken back in the editor', async () => {
    const { page, complaints } = await openPage(browser, 1280)
    const id = await createPage('Harvest moon', 'harvest-moon')
    await openEditor(page, id)

    await choose(page, 'Request publication')
    await answer(page, 'Request publication', { Comment: 'Ready for Sunday' })
    await page.getByText('Under request').waitFor()
    await page.getByText('Ready for Sunday').waitFor()
    await page.getByRole('button', { name: 'Reject' }).click()
    await answer(page, 'Reject', { Feedback: 'The date is missing' })
    await page.getByText('Under request').waitFor({ state: 'detached' })
    expect(await statusAt('harvest-moon')).toBe(404)

    await choose(page, 'Request publication')
    await answer(page, 'Request publication')
    await page.getByRole('button', { name: 'Accept' }).click()
    await answer(page, 'Accept', { Feedback: 'Thank you' })
    await page.getByText('“Harvest moon” was accepted and published').waitFor()
    expect(await statusAt('harvest-moon')).toBe(200)

    await choose(page, 'Schedule')
    await answer(page, 'Plan', { 'Unpublish at': '2999-01-01T09:30' })
    await page.getByText(/Is taken off by itself: 1 Jan 2999, 09:30/).waitFor()
    await choose(page, 'Schedule')
    await answer(page, 'Cancel what is planned')
    await page.getByText('Planned', { exact: true }).waitFor({ state: 'detached' })

    await choose(page, 'Unpublish')
    await page.getByRole('dialog').getByLabel('Another page').check()
    await answer(page, 'Unpublish', { 'Path or address to go to': '/contact' })
    await expect.poll(() => statusAt('harvest-moon')).toBe(302)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await page.getByText('“Harvest moon” is back').waitFor()
    await expect.poll(() => statusAt('harvest-moon')).toBe(200)
    expect(complaints).toEqual([])
    await page.close()
  })

  it('is duplicated, and thrown away once one knows what leads to it', async () => {
    const { page, complaints } = await openPage(browser, 1280)
    const id = await createPage('Old barn', 'old-barn')
    await client.page.publish({ params: { id }, body: {} })
    await openEditor(page, id)
    await choose(page, 'Duplicate page')
    await answer(page, 'Duplicate')
    await expect.poll(() => screenTitle(page)).toBe('Old barn (copy)')

    await page.goto(`${url}/cmsadmin/pages/${id}`)
    await choose(page, 'Delete page')
    await answer(page, 'Delete')
    await page.waitForURL(`${url}/cmsadmin/`)
    expect(await statusAt('old-barn')).toBe(404)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('“Old barn” is back').waitFor()
    await expect.poll(() => statusAt('old-barn')).toBe(200)
    expect(complaints).toEqual([])
    await page.close()
  })
})

describe('publication requests', () => {
  it('are listed with what would change for visitors, and decided on there', async () => {
    const { page, complaints } = await openPage(browser, 1280)
    const id = await createPage('Bonfire', 'bonfire')
    await client.page.publish({ params: { id }, body: {} })
    const { page: live } = await client.page.get({ params: { id } })
    const { revision } = live.pageVersion
    await client.page.storeVersion({
      params: { id: live.pageVersion.id },
      body: { revision, title: 'Great bonfire' },
    })
    await client.page.requestPublication({ params: { id }, body: { comment: 'A better title' } })

    await logIn(page, url)
    await page.getByRole('link', { name: 'Great bonfire' }).first().waitFor()
    await page.getByRole('link', { name: 'Publication Requests' }).click()
    await expect.poll(() => screenTitle(page)).toBe('Publication Requests')
    await page.getByText('A better title').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Great bonfire' }).click()
    await expect.poll(() => screenTitle(page)).toBe('What changed')
    await expect
      .poll(() => page.locator('dd').allInnerTexts())
      .toContainEqual(expect.stringContaining('Great'))
    const frames = page.locator('iframe')
    expect(await frames.count()).toBe(2)
    await page.frameLocator('iframe >> nth=1').locator('body').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Accept' }).click()
    await answer(page, 'Accept')
    await page.getByText('“Great bonfire” was accepted and published').waitFor()
    await page.goto(`${url}/cmsadmin/publication-requests`)
    await page.getByText('Nothing found').waitFor()
    expect(complaints).toEqual([])
    await page.close()
  })
})

describe('the history of a page', () => {
  it('shows its versions, what they differ by, and brings one back', async () => {
    const { page, complaints } = await openPage(browser, 1280)
    const id = await createPage('First snow', 'first-snow')
    const { page: made } = await client.page.get({ params: { id } })
    await client.page.publish({ params: { id }, body: {} })
    const { revision } = (await client.page.get({ params: { id } })).page.pageVersion
    await client.page.storeVersion({
      params: { id: made.pageVersion.id },
      body: { revision, title: 'Last snow' },
    })
    await openEditor(page, id)
    await page.getByRole('tab', { name: 'Page Settings' }).click()
    await page.getByRole('link', { name: 'History' }).click()
    await expect.poll(() => screenTitle(page)).toBe('History')
    await page.getByText('Published now').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Compare with now' }).last().click()
    await expect.poll(() => page.locator('dd del').allInnerTexts()).toEqual(['First'])
    expect(await page.locator('dd ins').allInnerTexts()).toEqual(['Last'])
    await page.goBack()
    await page.getByRole('button', { name: 'Restore' }).last().click()
    await answer(page, 'Restore')
    await expect.poll(() => screenTitle(page)).toBe('First snow')
    const { page: restored } = await client.page.get({ params: { id } })
    expect(restored.pageVersion.title).toBe('First snow')
    expect(complaints).toEqual([])
    await page.close()
  })
})

describe('the bin', () => {
  it('gives a page back, unless its address was taken meanwhile', async () => {
    const { page } = await openPage(browser, 1280)
    const gone = await createPage('Old well', 'old-well')
    await client.page.delete({ params: { id: gone }, body: {} })
    const usurper = await createPage('New well', 'old-well')
    await logIn(page, url, '/cmsadmin/')
    await page.getByRole('link', { name: 'Bin' }).click()
    await expect.poll(() => screenTitle(page)).toBe('Bin')
    const restore = page.getByRole('button', { name: 'Restore “Old well”' })
    await restore.click()
    await page
      .getByRole('alert')
      .getByText(/already exists/)
      .waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await client.page.delete({ params: { id: usurper }, body: {} })
    await restore.click()
    await page.getByText('“Old well” was restored').waitFor()
    const { page: back } = await client.page.get({ params: { id: gone } })
    expect(back.slug).toBe('old-well')
    await page.close()
  })
})
