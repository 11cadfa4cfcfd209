import { type Client, createClient } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { administrator } from '../product.ts'
import { listed, logIn } from '../screens.ts'

const url = inject('url')
let browser: Browser
let client: Client

beforeAll(async () => {
  browser = await openBrowser()
  client = createClient({ baseURL: url, cookies: true })
  await client.auth.login({ body: administrator })
})
afterAll(() => browser.close())

const makePage = async (
  title: string,
  slug: string,
  { type = 'basic', link }: { type?: string; link?: string } = {},
): Promise<PageID> => {
  const action = link === undefined ? {} : { action: { label: 'There', url: link } }
  const content = [{ type: 'hero', key: 'opening', props: { title, ...action } }]
  const { pageID } = await client.page.create({ body: { title, slug, type, locale: 'en-gb', content } })
  return pageID
}

const openSettings = async (page: Page, id: PageID) => {
  await logIn(page, url, `/cmsadmin/pages/${id}`)
  await page.getByRole('tab', { name: 'Page Settings' }).click()
  await page.getByLabel('URL', { exact: true }).waitFor()
}

/** The button in the notification. */
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' })

const redirectOf = async (path: string) => {
  const { status, headers } = await fetch(url + path, { redirect: 'manual' })
  return headers.has('location') ? `${status} ${headers.get('location')}` : String(status)
}

describe('the URL of a page', () => {
  it('is changed in the page settings, along with the pages below it and the links to it', async () => {
    const id = await makePage('Orchard', 'orchard')
    const child = await makePage('Apples', 'orchard/apples')
    const linking = await makePage('Guide', 'orchard-guide', { link: '/en-gb/orchard' })
    await client.page.publish({ params: { id }, body: {} })
    const { page, browserErrors } = await openPage(browser, 1600)
    await openSettings(page, id)
    await page.getByLabel('URL', { exact: true }).fill('Fruit Garden')
    await page.getByText('/en-gb/fruit-garden is available').waitFor()
    await page.getByText('/en-gb/orchard will redirect to the new URL.').waitFor()
    await page.getByText('1 other page will move too').click()
    await page.getByText('/en-gb/fruit-garden/apples').waitFor()
    await page.getByText('Links found on 1 page').click()
    await page.getByText('Guide').waitFor()
    await page.getByText('Not saved yet').waitFor()
    await expect.poll(() => page.getByLabel('Update links to this page').isChecked()).toBe(true)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])

    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText('URL changed to /en-gb/fruit-garden. 1 page updated').waitFor()
    await page.locator('header').getByText('/en-gb/fruit-garden', { exact: true }).waitFor()
    expect(await redirectOf('/en-gb/orchard')).toBe('301 /en-gb/fruit-garden')
    expect(await redirectOf('/en-gb/fruit-garden')).toBe('200')
    expect((await client.page.get({ params: { id: child } })).page.slug).toBe('fruit-garden/apples')
    const guide = (await client.page.get({ params: { id: linking } })).page
    expect(guide.content[0]?.props.action).toEqual({ label: 'There', target: { ref: 'page', id } })

    await undo(page).click()
    await page.getByText('“Orchard” moved back to /en-gb/orchard').waitFor()
    await page.locator('header').getByText('/en-gb/orchard', { exact: true }).waitFor()
    expect(await redirectOf('/en-gb/fruit-garden')).toBe('301 /en-gb/orchard')
    expect(await redirectOf('/en-gb/orchard')).toBe('200')
    expect((await client.page.get({ params: { id: child } })).page.slug).toBe('orchard/apples')

    // Finds the page by title, because other journeys fill the first page of the list.
    await page.goto(`${url}/cmsadmin/?q=Orchard`)
    await page.getByRole('link', { name: 'Orchard', exact: true }).waitFor()
    await expect.poll(() => listed(page)).toContain('Orchard')
    await page.getByText('/en-gb/orchard', { exact: true }).waitFor()
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('is swapped with the page that has the new one, and back', async () => {
    const id = await makePage('New offer', 'offer-of-autumn')
    const other = await makePage('Old offer', 'offer')
    for (const one of [id, other]) await client.page.publish({ params: { id: one }, body: {} })
    const slugs = async () => {
      const pages = [id, other].map(one => client.page.get({ params: { id: one } }))
      return (await Promise.all(pages)).map(answer => answer.page.slug)
    }
    const { page, browserErrors } = await openPage(browser, 1600)
    await openSettings(page, id)
    await page.getByLabel('URL', { exact: true }).fill('offer')
    await page.getByText('URL already exists').waitFor()
    await page.getByLabel('Swap URLs with “Old offer”').check()
    await page.getByText('1 other page will move too').waitFor()
    await expect.poll(() => page.getByText('URL already exists').count()).toBe(0)
    expect(await page.getByText('will redirect to the new URL').count()).toBe(0)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText('URL changed to /en-gb/offer').waitFor()
    expect(await slugs()).toEqual(['offer', 'offer-of-autumn'])
    expect([await redirectOf('/en-gb/offer'), await redirectOf('/en-gb/offer-of-autumn')]).toEqual([
      '200',
      '200',
    ])
    await undo(page).click()
    await page.getByText('“New offer” moved back to /en-gb/offer-of-autumn').waitFor()
    expect(await slugs()).toEqual(['offer-of-autumn', 'offer'])
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('starts with the fixed prefix of its type', async () => {
    const id = await makePage('Bees', 'bees', { type: 'news' })
    await makePage('Wings', 'bumble-bees/wings', { type: 'news' })
    const { page } = await openPage(browser, 1600)
    await openSettings(page, id)
    await page.getByText('/en-gb/news/', { exact: true }).waitFor()
    await expect.poll(() => page.getByLabel('URL', { exact: true }).inputValue()).toBe('bees')
    await page.getByLabel('URL', { exact: true }).fill('/en-gb/news/bumble bees')
    await page.getByLabel('URL', { exact: true }).fill('bumble bees')
    await page.getByText('/en-gb/news/bumble-bees is available').waitFor()
    await page.keyboard.press('Control+s')
    await page.getByText('URL changed to /en-gb/news/bumble-bees').waitFor()
    // There is no Undo, because it would move a page that never had the old URL.
    expect(await undo(page).count()).toBe(0)
    await page.close()
  })

  it('stays unchanged if the new one is taken, while the title is saved', async () => {
    await makePage('Held', 'held')
    const id = await makePage('Wanting', 'wanting')
    const { page } = await openPage(browser, 1600)
    await openSettings(page, id)
    await page.getByLabel('Title').fill('Still wanting')
    await page.getByLabel('URL', { exact: true }).fill('held')
    await page.getByText('URL already exists').waitFor()
    await page.getByRole('tab', { name: 'Overview' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('saved, but the URL was not changed').waitFor()
    await page.getByText('URL already exists').waitFor()
    const stored = (await client.page.get({ params: { id } })).page
    expect([stored.title, stored.slug]).toEqual(['Still wanting', 'wanting'])

    await page.getByRole('button', { name: 'Keep current URL' }).click()
    await expect.poll(() => page.getByLabel('URL', { exact: true }).inputValue()).toBe('wanting')
    await expect.poll(() => page.getByText('URL already exists').count()).toBe(0)
    await page.close()
  })

  it('requires confirmation before leaving with an unsaved change', async () => {
    const id = await makePage('Undecided', 'undecided')
    const { page } = await openPage(browser, 1600)
    await openSettings(page, id)
    await page.getByLabel('URL', { exact: true }).fill('decided')
    await page.getByRole('link', { name: 'Back to pages' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('The new URL is not saved yet.').waitFor()
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect.poll(() => page.getByLabel('URL', { exact: true }).inputValue()).toBe('decided')
    await page.getByRole('link', { name: 'Back to pages' }).click()
    await dialog.getByRole('button', { name: 'Leave page' }).click()
    await page.waitForURL(`${url}/cmsadmin/`)
    expect((await client.page.get({ params: { id } })).page.slug).toBe('undecided')
    await page.close()
  })

  it('is saved although others published the page in the meantime, but not if they moved it', async () => {
    const id = await makePage('Shared', 'shared-address')
    const { page } = await openPage(browser, 1600)
    await openSettings(page, id)
    await client.page.publish({ params: { id }, body: {} })
    await page.getByLabel('URL', { exact: true }).fill('shared-second')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText('URL changed to /en-gb/shared-second').waitFor()

    await client.page.save({ params: { id }, body: { id, slug: 'shared-theirs' } })
    await page.getByLabel('URL', { exact: true }).fill('shared-mine')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText('Someone else has changed this in the meantime').first().waitFor()
    await page.locator('header').getByText('/en-gb/shared-theirs', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText('URL changed to /en-gb/shared-mine').waitFor()
    expect((await client.page.get({ params: { id } })).page.slug).toBe('shared-mine')
    await page.close()
  })
})
