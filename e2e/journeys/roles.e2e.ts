import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { asAdministrator, enter, newPerson } from '../people.ts'
import { logIn, screenTitle } from '../screens.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const serial = () => crypto.randomUUID().slice(0, 8)

describe('roles', () => {
  it('are created with limits, which are enforced', async () => {
    const name = `Redactie ${serial()}`
    const { page, browserErrors } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/roles')
    await page.getByRole('button', { name: 'Add role' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add role' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Create pages').check()
    await dialog.getByRole('combobox', { name: 'Languages' }).click()
    await page.getByRole('option', { name: 'Dutch' }).click()
    await page.keyboard.press('Escape')
    await dialog.getByRole('combobox', { name: 'Page types' }).click()
    await page.getByRole('option', { name: 'News' }).click()
    await dialog.getByLabel('Name').click()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText(`Role ${name} saved`).waitFor()
    await page.getByRole('columnheader', { name }).waitFor()
    await page.getByText('Dutch · News').first().waitFor()
    expect(browserErrors).toEqual([])
    await page.close()

    const { client } = await newPerson(url, name)
    const make = (locale: 'nl-nl' | 'en-gb', type: string) =>
      client.page.create({ body: { title: 'x', slug: `x-${serial()}`, type, locale } })
    expect((await make('nl-nl', 'news')).pageID).toBeGreaterThan(0)
    await expect(make('en-gb', 'news')).rejects.toMatchObject({ code: 'UM_01' })
    await expect(make('nl-nl', 'basic')).rejects.toMatchObject({ code: 'UM_01' })
  })

  it('are edited, and deleted once no user has them', async () => {
    const admin = await asAdministrator(url)
    const name = `Passing ${serial()}`
    await admin.role.create({ body: { name, permissions: [{ name: 'manage-tags' }] } })
    const person = await newPerson(url, name)
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/roles')
    await page.getByRole('button', { name: `Edit role: ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: `Edit role: ${name}` })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByText(`Delete role ${name}?`).waitFor()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByText('This role is still in use').waitFor()
    await admin.users.remove({ params: { id: person.id } })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`Role ${name} deleted`).waitFor()
    await expect.poll(() => page.getByRole('columnheader', { name }).count()).toBe(0)
    await page.close()
  })

  it('can grant only permissions that the user has', async () => {
    const admin = await asAdministrator(url)
    const name = `Half ${serial()}`
    await admin.role.create({
      body: { name, permissions: [{ name: 'manage-roles' }, { name: 'manage-users' }] },
    })
    const person = await newPerson(url, name)
    const { page } = await openPage(browser, 390)
    await enter(page, url, '/cmsadmin/roles', person)
    await page.getByRole('button', { name: 'Add role' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add role' })
    await expect.poll(() => dialog.getByLabel('Manage users').isEnabled()).toBe(true)
    await expect.poll(() => dialog.getByLabel('Publish pages').isEnabled()).toBe(false)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.goto(`${url}/cmsadmin/users`)
    await expect.poll(() => screenTitle(page)).toBe('User Management')
    await page.getByRole('button', { name: 'Add user' }).click()
    const options = page.getByRole('dialog', { name: 'Add user' }).getByLabel('Role').locator('option')
    await expect.poll(() => options.count()).toBeGreaterThan(5)
    await expect.poll(() => options.filter({ hasText: /^Administrator$/ }).isDisabled()).toBe(true)
    await expect.poll(() => options.filter({ hasText: /^Viewer$/ }).isDisabled()).toBe(false)
    await page.close()
  })
})
