import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { enter, newPerson, type Person } from '../people.ts'
import { administrator, type DataDir, freshDataDir, type Product, startProduct } from '../product.ts'

let folder: DataDir
/** A separate instance, because the setting applies to the whole site. */
let product: Product
let browser: Browser
let [pia, rob, tess]: Person[] = []

beforeAll(async () => {
  folder = await freshDataDir()
  product = await startProduct({ dataDir: folder.dataDir, environment: { STARTER_SITE: 'off' } })
  browser = await openBrowser()
  pia = await newPerson(product.url, 'Publisher', 'Pia')
  rob = await newPerson(product.url, 'Publisher', 'Rob')
  tess = await newPerson(product.url, 'Translator', 'Tess')
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await folder.remove()
})

const person = (one: Person | undefined): Person => {
  if (!one) throw new Error('nobody was invited')
  return one
}

const createPage = async (slug: string, { client }: Person = person(pia), link?: string) => {
  const action = link === undefined ? {} : { action: { label: 'There', url: link } }
  const content = [{ type: 'hero', key: 'opening', props: { title: slug, ...action } }]
  const body = { title: slug, slug, type: 'basic', locale: 'en-gb' as const, content }
  return (await client.page.create({ body })).pageID
}

const reason =
  'You made the latest changes to this page. With four-eyes publishing, someone else has to publish it.'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('the four-eyes publishing setting', () => {
  it('is turned on under Settings by users who may change them', async () => {
    const { page, browserErrors } = await openPage(browser, 1280)
    await enter(page, product.url, '/cmsadmin/settings/publication', administrator)
    const choice = page.getByRole('switch', { name: 'Four-eyes publishing' })
    expect(await choice.isChecked()).toBe(false)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await choice.press('Space')
    await page.getByText('Four-eyes publishing is on').waitFor()
    await page.reload()
    await expect.poll(() => choice.isChecked()).toBe(true)

    // Another user turns it off and on in the meantime.
    const client = await product.logIn()
    await client.settings.storePublication({ body: { allowOwnRequests: true } })
    await client.settings.storePublication({ body: { allowOwnRequests: false } })
    await choice.press('Space')
    await page
      .getByRole('alert')
      .getByText(/changed/)
      .waitFor()
    expect(browserErrors.splice(0)[0]).toMatch(/^409: .*settings\/publication$/)
    await expect.poll(() => choice.isChecked()).toBe(true)
    const { data } = await client.audit.list({ body: { searchTerm: 'settings' } })
    expect(data.items.map(({ action }) => action)).toContain('settings.store')
    expect(browserErrors).toEqual([])

    const { page: other } = await openPage(browser, 1280)
    await enter(other, product.url, '/cmsadmin/settings/publication', person(pia))
    await other.getByText('You do not have permission to change the site settings.').waitFor()
    expect(await other.getByRole('switch').count()).toBe(0)
  })
})

describe('four-eyes publishing', () => {
  const turn = async (isOn: boolean) => {
    const client = await product.logIn()
    await client.settings.storePublication({ body: { allowOwnRequests: !isOn } })
  }
  beforeAll(() => turn(true))

  it('requires another user to publish, and explains why', async () => {
    const id = await createPage('own-work')
    const { page, browserErrors } = await openPage(browser, 1280)
    await enter(page, product.url, `/cmsadmin/pages/${id}`, person(pia))
    await page.getByText(reason).first().waitFor()
    await expect.poll(() => button(page, 'Publish').isDisabled()).toBe(true)
    await expect.poll(() => button(page, 'Publish').getAttribute('title')).toBe(reason)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await button(page, 'More actions').click()
    await page.getByRole('menuitem', { name: 'Schedule', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(reason).waitFor()
    await expect.poll(() => dialog.getByLabel('Publish at', { exact: true }).isDisabled()).toBe(true)
    await expect.poll(() => accessibilityViolations(page, '[role=dialog]')).toEqual([])
    await dialog.getByLabel('Unpublish at').fill('2999-01-01T12:00')
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })

    await button(page, 'Request publication').click()
    await dialog.getByRole('button', { name: 'Request publication' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page
      .getByText('You made this request yourself. With four-eyes publishing, someone else has to decide.')
      .waitFor()
    await expect.poll(() => button(page, 'Accept').isDisabled()).toBe(true)
    expect(await button(page, 'Reject').count()).toBe(0)
    expect(browserErrors).toEqual([])

    const { page: second, browserErrors: ofSecond } = await openPage(browser, 1280)
    await enter(second, product.url, '/cmsadmin/publication-requests', person(rob))
    await second.getByRole('link', { name: 'Review' }).click()
    await button(second, 'Accept').click()
    await second.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click()
    await second.getByText('“own-work” accepted and published').waitFor()
    expect(ofSecond).toEqual([])
    expect((await fetch(`${product.url}/en-gb/own-work`)).status).toBe(200)

    // Undo would publish the user’s own change, which requires another user.
    await page.reload()
    await button(page, 'More actions').click()
    await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await page.getByText('“own-work” unpublished').waitFor()
    expect(await page.getByRole('status').getByRole('button', { name: 'Undo' }).count()).toBe(0)
  })

  it('lets a user publish a page until they change it themselves', async () => {
    const id = await createPage('their-work')
    const { page, browserErrors } = await openPage(browser, 1280)
    await enter(page, product.url, `/cmsadmin/pages/${id}`, person(rob))
    await expect.poll(() => button(page, 'Publish').isEnabled()).toBe(true)
    await page.getByRole('tab', { name: 'SEO Settings' }).click()
    await page.getByLabel('SEO description', { exact: true }).fill('Mine now')
    await page.getByText(reason).first().waitFor()
    await expect.poll(() => button(page, 'Publish').isDisabled()).toBe(true)
    await button(page, 'Undo').click()
    await expect.poll(() => button(page, 'Publish').isEnabled()).toBe(true)
    expect(browserErrors).toEqual([])
  })

  it('keeps Publish, and requests nothing, while an author types a new slug for a live page', async () => {
    const id = await createPage('own-live')
    await person(rob).client.page.publish({ params: { id } })
    const { page, browserErrors } = await openPage(browser, 1280)
    await enter(page, product.url, `/cmsadmin/pages/${id}`, person(pia))
    await page.getByRole('tab', { name: 'Page Settings' }).click()
    await page.getByLabel('URL', { exact: true }).fill('own-lively')
    await page.getByText('/own-lively').first().waitFor()
    await expect.poll(() => button(page, 'Published').count()).toBe(1)
    expect(await button(page, 'Request publication').count()).toBe(0)
    expect(browserErrors).toEqual([])
  })

  it('that was turned on in the meantime is detected when publishing is refused', async () => {
    await turn(false)
    const id = await createPage('meanwhile')
    const { page } = await openPage(browser, 1280)
    await enter(page, product.url, `/cmsadmin/pages/${id}`, person(pia))
    await expect.poll(() => button(page, 'Publish').isEnabled()).toBe(true)
    await turn(true)
    await button(page, 'Publish').click()
    await page.getByText(reason).first().waitFor()
    await expect.poll(() => button(page, 'Publish').isDisabled()).toBe(true)
  })
})

describe('the URL of a live page', () => {
  it('can be changed only by publishers, as the field explains', async () => {
    const id = await createPage('lantern')
    await person(rob).client.page.publish({ params: { id } })
    const { page, browserErrors } = await openPage(browser, 1280)
    await enter(page, product.url, `/cmsadmin/pages/${id}`, person(tess))
    await page.getByRole('tab', { name: 'Page Settings' }).click()
    await page
      .getByText('This page is published. Only people with permission to publish it can change its URL.')
      .waitFor()
    expect(await page.getByLabel('URL', { exact: true }).getAttribute('readonly')).not.toBeNull()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    expect(browserErrors).toEqual([])
  })

  it('cannot be changed if a live page below would move with it', async () => {
    const id = await createPage('harbour')
    const child = await createPage('harbour/quay')
    await person(rob).client.page.publish({ params: { id: child } })
    const { page, browserErrors } = await openPage(browser, 1280)
    await enter(page, product.url, `/cmsadmin/pages/${id}`, person(tess))
    await page.getByRole('tab', { name: 'Page Settings' }).click()
    await page.getByLabel('URL', { exact: true }).fill('port')
    await page
      .getByText('This would also move published pages that you do not have permission to publish.')
      .waitFor()
    expect(browserErrors).toEqual([])
  })

  it('counts the links that the user may not edit, before and after', async () => {
    const client = await product.logIn()
    const { role } = await client.role.create({
      body: {
        name: 'Harbour master',
        permissions: [{ name: 'edit-page', parameters: { locales: ['en-gb'] } }],
      },
    })
    const id = await createPage('beacon')
    await createPage('to-beacon', person(pia), '/en-gb/beacon')
    const { data } = await client.menu.list({})
    const params = { id: data.find(({ locale }) => locale === 'en-gb')?.id ?? 0 }
    const { menu } = await client.menu.get({ params })
    const items = [{ key: 'a', title: 'Beacon', url: '/en-gb/beacon', children: [] }]
    await client.menu.store({ params, body: { items, revision: menu.revision } })
    const editor = await newPerson(product.url, role.name, 'Mo')

    const { page, browserErrors } = await openPage(browser, 1280)
    await enter(page, product.url, `/cmsadmin/pages/${id}`, editor)
    await page.getByRole('tab', { name: 'Page Settings' }).click()
    await page.getByLabel('URL', { exact: true }).fill('lighthouse')
    const left = '1 menu keeps its link to the old URL because you do not have permission to edit it'
    await page.getByText(left).waitFor()
    await page.getByText('Links found on 1 page').waitFor()
    await button(page, 'Save settings').click()
    await page.getByText(`URL changed to /en-gb/lighthouse. 1 page updated. ${left}`).waitFor()
    expect((await client.menu.get({ params })).menu.items).toEqual(items)
    expect(browserErrors).toEqual([])
  })
})
