import { type Client, createClient } from '@ximblox/contract/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { enter, newPerson } from '../people.ts'
import { administrator } from '../product.ts'
import { listed, logIn, screenTitle } from '../screens.ts'

const url = inject('url')
let browser: Browser
let client: Client

beforeAll(async () => {
  browser = await openBrowser()
  client = createClient({ baseURL: url, cookies: true })
  await client.auth.login({ body: administrator })
  for (let number = 10; number < 40; number += 1) {
    const body = {
      title: `Parade ${number}`,
      slug: `parade-${number}`,
      type: 'basic',
      locale: 'en-gb',
    } as const
    await client.page.create({ body })
  }
})
afterAll(() => browser.close())

describe('the page overview', () => {
  it('finds pages by a search term in the URL, and supports Back', async () => {
    const { page, browserErrors } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByPlaceholder('Search').fill('parade-2')
    await page.waitForURL('**?q=parade**')
    await expect
      .poll(() => listed(page))
      .toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29].map(number => `Parade ${number}`))
    await page.getByRole('link', { name: 'Parade 23' }).click()
    await expect.poll(() => screenTitle(page)).toBe('Parade 23')
    await page.frameLocator('iframe[title="Page"]').getByRole('main').waitFor()
    await page.goBack()
    await expect.poll(() => listed(page).then(titles => titles.length)).toBe(10)
    await expect.poll(() => page.getByPlaceholder('Search').inputValue()).toBe('parade-2')
    await page.getByRole('button', { name: 'Close search' }).click()
    await page.waitForURL(`${url}/cmsadmin/`)
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('says when nothing was found', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/?q=nothing-of-that-name')
    await expect.poll(() => page.locator('tbody').innerText()).toContain('No results')
    await page.close()
  })

  it('pages through the list, and returns to the first page when the order changes', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/?q=parade')
    await page.getByRole('button', { name: 'Page 2' }).click()
    await page.waitForURL('**?**page=2**')
    await expect.poll(() => listed(page)).toEqual([35, 36, 37, 38, 39].map(number => `Parade ${number}`))
    await page.goBack()
    await expect.poll(async () => (await listed(page))[0]).toBe('Parade 10')
    await page.goForward()
    await page.getByRole('button', { name: 'Columns and order' }).click()
    await page.getByLabel('Sort by').selectOption('Title')
    await page.getByLabel('Order', { exact: true }).selectOption('desc')
    await expect.poll(async () => (await listed(page))[0]).toBe('Parade 39')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Title', exact: true }).click()
    await expect.poll(async () => (await listed(page))[0]).toBe('Parade 10')
    await page.getByRole('button', { name: 'Updated', exact: true }).click()
    await page.waitForURL('**sort=updatedAt&order=desc**')
    await expect.poll(async () => (await listed(page))[0]).toBe('Parade 39')
    expect(new URL(page.url()).searchParams.get('page')).toBeNull()
    await page.close()
  })

  it('marks the column that it is sorted by, and none while the best match comes first', async () => {
    for (const [day, title] of [
      ['2026-03-01', 'Older regatta'],
      ['2026-04-01', 'Regatta to come'],
    ] as const) {
      const { pageID } = await client.page.create({
        body: {
          title,
          slug: `news-${day}`,
          type: 'news',
          locale: 'en-gb',
          content: [],
          typeData: { date: day },
        },
      })
      await client.page.publish({ params: { id: pageID } })
    }
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/page-overview/news')
    const mark = (name: string) =>
      page.getByRole('columnheader', { name, exact: true }).getAttribute('aria-sort')
    const dates = () => page.locator('td time[datetime$="T00:00:00.000Z"]').allInnerTexts()
    await expect.poll(() => mark('Date')).toBe('descending')
    expect(await mark('Title')).toBe('none')
    await expect.poll(dates).toEqual(expect.arrayContaining(['1 Apr 2026', '1 Mar 2026']))
    const newestFirst = await listed(page)
    expect(newestFirst.indexOf('Regatta to come')).toBeLessThan(newestFirst.indexOf('Older regatta'))
    await page.getByRole('columnheader', { name: 'Date', exact: true }).getByRole('button').click()
    await expect.poll(() => mark('Date')).toBe('ascending')
    await expect.poll(() => listed(page)).toEqual(newestFirst.toReversed())
    await page.goto(`${url}/cmsadmin/page-overview/news?q=regatta`)
    await expect.poll(() => mark('Date')).toBe('none')
    expect(await mark('Title')).toBe('none')
    await page.getByRole('button', { name: 'Columns and order' }).click()
    await expect
      .poll(() => page.getByLabel('Sort by').locator('option:checked').innerText())
      .toBe('Best match')
    expect(await page.getByLabel('Order', { exact: true }).count()).toBe(0)
    await page.close()
  })

  it('falls back to an earlier page when the current one becomes empty', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/?q=parade')
    await page.goto(`${url}/cmsadmin/?q=parade&page=9`)
    await page.waitForURL('**page=2**')
    await expect.poll(() => listed(page).then(titles => titles.length)).toBe(5)
    await page.close()
  })

  it('filters by language', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/?q=contact')
    await expect.poll(() => listed(page).then(titles => titles.length)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByLabel('Language').selectOption('Dutch')
    await page.waitForURL('**locale=nl-nl**')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Remove filter: Dutch' }).waitFor()
    await expect.poll(() => listed(page)).toContain('Contact')
    const paths = page.locator('tbody td:first-child')
    await expect
      .poll(async () => (await paths.allInnerTexts()).some(text => text.includes('/en-gb')))
      .toBe(false)
    await page.close()
  })

  it('filters by state and own pages, and offers all pages when none match', async () => {
    const someone = await newPerson(url, 'Publisher')
    const body = { slug: `mine-${someone.id}`, type: 'basic', locale: 'en-gb' } as const
    await someone.client.page.create({ body: { ...body, title: 'Mine alone' } })
    const { page, browserErrors } = await openPage(browser, 1280)
    await enter(page, url, '/cmsadmin/dashboard', someone)
    await page.getByRole('link', { name: 'Mine alone' }).first().waitFor()
    await page.getByRole('heading', { name: 'Continue where you were' }).waitFor()
    await expect.poll(() => page.getByText('Nothing is waiting for you.').isVisible()).toBe(false)
    await page.goto(`${url}/cmsadmin/?state=concept&by=me`)
    await expect.poll(() => listed(page)).toEqual(['Mine alone'])
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByLabel('Status').selectOption('Published')
    await page.waitForURL('**state=published**')
    await page.keyboard.press('Escape')
    await page.getByText('No results').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.waitForURL(`${url}/cmsadmin/`)
    await expect.poll(() => listed(page).then(titles => titles.length)).toBe(25)
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('hides columns when the menu leaves no room for them', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/')
    const updated = page.getByRole('columnheader', { name: 'Updated' })
    await updated.waitFor()
    await page.setViewportSize({ width: 600, height: 800 })
    await updated.waitFor({ state: 'hidden' })
    const room = await page.locator('main').evaluate(node => node.clientWidth - node.scrollWidth)
    expect(room).toBe(0)
    await page.close()
  })

  it('reports that it could not be loaded, and loads on retry', async () => {
    const { page, browserErrors } = await openPage(browser, 1280)
    await logIn(page, url)
    await page.route('**/page/overview', route => route.abort())
    await page.getByRole('link', { name: 'Page overview' }).click()
    await page.getByText('Could not load this list.').waitFor()
    expect(browserErrors.filter(error => error.includes('A list could not be fetched'))).toHaveLength(1)
    await page.unroute('**/page/overview')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => listed(page).then(titles => titles.length)).toBe(25)
    await page.close()
  })
})

describe('a new page', () => {
  it('derives its slug from the title, and is visible to visitors while it is published', async () => {
    const { page, browserErrors } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/new-page')
    // The form starts with the main language of the site.
    await expect.poll(() => page.getByLabel('Language').inputValue()).toBe('nl-nl')
    await page.getByLabel('Title').fill('Über die Eiche')
    await page.getByText(`${url}/uber-die-eiche is available`).waitFor()
    await page.getByRole('button', { name: 'Create page' }).click()
    await expect.poll(() => screenTitle(page)).toBe('Über die Eiche')
    expect(page.url()).toMatch(/\/cmsadmin\/pages\/\d+$/)
    expect((await fetch(`${url}/uber-die-eiche`)).status).toBe(404)

    const choose = async (action: string) => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    }
    // A new page starts with its title as content.
    await page.frameLocator('iframe[title="Page"]').getByText('Über die Eiche').waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('“Über die Eiche” published').waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    expect((await fetch(`${url}/uber-die-eiche`)).status).toBe(200)
    await expect
      .poll(() => page.getByRole('link', { name: 'View page' }).getAttribute('href'))
      .toBe('/uber-die-eiche')

    await choose('Unpublish')
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await page.getByText('“Über die Eiche” unpublished').waitFor()
    expect((await fetch(`${url}/uber-die-eiche`)).status).toBe(404)
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('reports during input that the URL is taken', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/new-page')
    await page.getByLabel('Language').selectOption('English')
    await page.getByLabel('Title').fill('Parade 12')
    await expect.poll(() => page.getByText('already exists').count()).toBeGreaterThan(0)
    await page.close()
  })

  it('shows at each field what is missing until it is filled in', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/new-page')
    await page.getByRole('button', { name: 'Create page' }).click()
    await page.getByText('Title is required').waitFor()
    await expect.poll(() => page.getByText('already exists').count()).toBe(0)
    // The title field has the focus.
    await page.keyboard.type('A')
    await page.getByText('Title is required').waitFor({ state: 'detached' })
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('A')
    await page.close()
  })
})
