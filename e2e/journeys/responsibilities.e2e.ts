import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { richText } from '../editing.ts'
import { asAdministrator, newPerson } from '../people.ts'
import { logIn } from '../screens.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const tomorrow = new Date(Date.now() + 86_400_000).toISOString()

/** A user with a scheduled page, an API token and a webhook. */
const busyPerson = async (name: string) => {
  const person = await newPerson(url, 'Administrator', name)
  const slug = `scheduled-${crypto.randomUUID()}`
  const block = { type: 'rich-text', key: 'text', props: { body: richText('Later') } }
  const body = { title: `Of ${name}`, slug, type: 'basic', locale: 'nl-nl', content: [block] }
  const { pageID } = await person.client.page.create({ body })
  await person.client.page.schedule({ params: { id: pageID }, body: { publishAt: tomorrow } })
  const { User } = await person.client.users.current({})
  const token = { role: User.role.ID, locales: null, pageTypes: null, origins: [], expiresAt: null }
  await person.client.apiToken.create({ body: { ...token, name: `Shop of ${name}` } })
  await person.client.webhook.create({
    body: { name: `Index of ${name}`, url: 'https://example.org/hook', events: ['page.published'] },
  })
  return person
}

describe('what a user is responsible for', () => {
  it('is handed over before they may do less, as far as that is chosen', async () => {
    const heir = await newPerson(url, 'Administrator', 'Hanna Heir')
    const person = await busyPerson('Lars')
    const { page, browserErrors } = await openPage(browser, 1280)
    await logIn(page, url, `/cmsadmin/users/${person.id}`)
    await page.getByLabel('Role').selectOption('Editor')
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change role of Lars?' })
    await dialog.getByText('1 scheduled change, which will still be made').waitFor()
    await dialog.getByRole('link', { name: 'Of Lars' }).waitFor()
    await dialog.getByText('1 API token, which may do no more than the new role').waitFor()
    await dialog.getByLabel('Hand over to').selectOption(String(heir.id))
    await dialog.getByLabel('API tokens').uncheck()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Change role' }).click()
    await page.getByText('Lars saved').waitFor()
    const admin = await asAdministrator(url)
    const left = await admin.users.responsibilities({ params: { id: person.id } })
    expect([left.schedules.total, left.apiTokens.total, left.webhooks.total]).toEqual([0, 1, 0])
    const taken = await admin.users.responsibilities({ params: { id: heir.id } })
    expect([taken.schedules.total, taken.apiTokens.total, taken.webhooks.total]).toEqual([1, 0, 1])
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('is handed over before the account is deleted, and a failure deletes nothing', async () => {
    const heir = await newPerson(url, 'Administrator', 'Hans Heir')
    const person = await busyPerson('Mia')
    const { page } = await openPage(browser, 390)
    await logIn(page, url, `/cmsadmin/users/${person.id}`)
    await page.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Mia?' })
    await dialog.getByText('1 API token, which stops working for good').waitFor()
    await dialog.getByLabel('Hand over to').selectOption(String(heir.id))
    await page.route('**/hand-over', route => route.abort())
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => dialog.getByRole('alert').first().innerText()).not.toBe('')
    const admin = await asAdministrator(url)
    expect((await admin.users.responsibilities({ params: { id: person.id } })).apiTokens.total).toBe(1)
    await page.unroute('**/hand-over')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Mia deleted').waitFor()
    const taken = await admin.users.responsibilities({ params: { id: heir.id } })
    expect([taken.schedules.total, taken.apiTokens.total, taken.webhooks.total]).toEqual([1, 1, 1])
    await page.close()
  })

  it('is not asked about when there is nothing', async () => {
    const person = await newPerson(url, 'Viewer', 'Nobody')
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, `/cmsadmin/users/${person.id}`)
    await page.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Nobody?' })
    await expect.poll(() => dialog.getByRole('button', { name: 'Delete' }).isEnabled()).toBe(true)
    expect(await dialog.getByLabel('Hand over to').count()).toBe(0)
    await page.close()
  })
})
