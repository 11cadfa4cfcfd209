import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { pageOf } from '../canvas.ts'
import { asAdministrator } from '../people.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('a visitor filters projects without a script, by keyboard, and takes the filters back', async () => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  })
  const page = await context.newPage()
  await page.goto(`${url}/onswerk/projecten`)
  const names = page.locator('.page-list__link')
  const all = await names.count()
  expect(all).toBeGreaterThanOrEqual(4)
  const sector = page.getByLabel('Sector')
  await expect.poll(() => sector.locator('option').allInnerTexts()).toContain('Voeding en landbouw (1)')
  await sector.selectOption('3')
  await sector.press('Enter')
  await page.getByRole('button', { name: 'Filteren' }).press('Enter')
  await page.waitForURL(/sector=3/)
  await expect.poll(() => names.allInnerTexts()).toEqual(['Kratten in een kring'])
  await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('link[rel="canonical"]').count()).toBe(0)
  await page.getByRole('link', { name: 'Filter Voeding en landbouw verwijderen' }).click()
  await expect.poll(() => names.count()).toBe(all)
  await context.close()
})

it('a page beyond the last one is not found, and neither is one that is no number', async () => {
  for (const page of ['99', '0', 'two']) {
    const response = await fetch(`${url}/onswerk/projecten?page=${page}`)
    expect([page, response.status]).toEqual([page, 404])
  }
  expect((await fetch(`${url}/onswerk/projecten?page=1`)).status).toBe(200)
  expect((await fetch(`${url}/onswerk/projecten?sector=%3Cscript%3E&sort=x&utm=1`)).status).toBe(200)
})

it('two lists on a page keep the choices of each other, and cards show tags', async () => {
  const client = await asAdministrator(url)
  const { tag } = await client.tag.create({ body: { name: 'Clean rivers' } })
  const publish = (id: Awaited<ReturnType<typeof pageOf>>) =>
    client.page.publish({ params: { id }, body: {} })
  const project = { title: 'A quiet bank', slug: 'our-work/projects/a-quiet-bank', type: 'project' }
  const { pageID } = await client.page.create({ body: { ...project, locale: 'en-gb', content: [] } })
  const { pageVersion } = (await client.page.get({ params: { id: pageID } })).page
  const props = {
    ...pageVersion.pageType.props,
    client: 'Waterboard',
    summary: 'Reeds.',
    sector: '3',
    year: 2024,
    tags: [{ ref: 'tag', id: tag.id }],
  }
  await client.page.storeVersion({
    params: { id: pageVersion.id },
    body: { revision: pageVersion.revision, pageType: { ...pageVersion.pageType, props } },
  })
  await publish(pageID)
  const list = (key: string, size: number) => ({
    type: 'page-list',
    key,
    props: {
      title: key,
      types: [{ key: 'only', type: 'project' }],
      filters: [{ key: 'only', filter: 'sector' }],
      look: 'cards',
      sorting: true,
      size,
    },
  })
  const id = await pageOf(client, [list('upper', 50), list('lower', 2)])
  await publish(id)
  const { slug } = (await client.page.get({ params: { id } })).page

  const { page, browserErrors } = await openPage(browser, 390)
  await page.goto(`${url}/en-gb/${slug}`)
  const upper = page.locator('#list-upper')
  const lower = page.locator('#list-lower')
  const params = () => Object.fromEntries(new URL(page.url()).searchParams)
  await upper.getByLabel('Sector').selectOption('3')
  await upper.getByRole('button', { name: 'Filter' }).click()
  await page.waitForURL(/sector=3/)
  const card = upper.getByRole('listitem').filter({ hasText: 'A quiet bank' }).first()
  await expect.poll(() => card.getByRole('list', { name: 'Tags' }).innerText()).toBe('Clean rivers')
  await lower.locator('a[rel=next]').click()
  await page.waitForURL(/low-page=2/)
  expect(params()).toEqual({ sector: '3', sort: 'newest', 'low-page': '2' })
  await lower.getByLabel('Order').selectOption('title')
  await lower.getByRole('button', { name: 'Filter' }).click()
  await page.waitForURL(/low-sort=title/)
  expect(params()).toMatchObject({ sector: '3', 'low-sort': 'title' })
  await expect.poll(() => upper.getByRole('combobox', { name: 'Sector' }).inputValue()).toBe('3')
  await upper.getByRole('link', { name: /^Remove filter/ }).click()
  await page.waitForURL(address => !address.searchParams.has('sector'))
  expect(params()).toMatchObject({ 'low-sort': 'title' })
  await expect.poll(() => accessibilityViolations(page)).toEqual([])

  await page.goto(`${url}/en-gb/${slug}?low-page=2`)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical?.endsWith(`/en-gb/${slug}?low-page=2`)).toBe(true)
  expect(await page.title()).toMatch(/page 2/i)
  expect((await fetch(`${url}/en-gb/${slug}?low-page=99`)).status).toBe(404)
  expect(browserErrors).toEqual([])
  await page.close()
  await client.page.unpublish({ params: { id: pageID }, body: { leave: 'gone' } })
  await client.tag.remove({ params: { id: tag.id }, body: { force: true } })
})

const pages = [
  '/som-academie/trainingen',
  '/en-gb/our-work/projects?sector=3',
  '/en-gb/sse-academy/training-courses/carbon-in-figures',
]

it.each(pages)('%s is accessible and fits at both widths', async path => {
  for (const width of [390, 1280]) {
    const { page, browserErrors } = await openPage(browser, width)
    await page.goto(url + path)
    await expect.poll(() => page.locator('h1').count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    expect(browserErrors).toEqual([])
    await page.close()
  }
})

it('a training shows its price without and with VAT, and its dates', async () => {
  const { page } = await openPage(browser, 1280)
  await page.goto(`${url}/en-gb/sse-academy/training-courses/carbon-in-figures`)
  const text = await page.locator('.page-header').innerText()
  expect(text).toContain('€990 excluding VAT')
  expect(text).toContain('€1,197.90 including 21% VAT')
  await expect.poll(() => page.locator('.coming-dates__date').count()).toBe(2)
  await page.close()
})
