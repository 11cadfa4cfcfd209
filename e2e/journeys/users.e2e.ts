import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityFaults, openBrowser, openPage } from '../browser.ts'
import { asAdministrator, enter, newPerson } from '../people.ts'
import { listed, logIn, screenTitle } from '../screens.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const serial = () => crypto.randomUUID()

describe('user management', () => {
  it('invites somebody, who is then listed as invited', async () => {
    const { page, complaints } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/users')
    await page.getByRole('button', { name: 'Add user' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add user' })
    const email = `${serial()}@example.org`
    await dialog.getByLabel('Name').fill('Noor Visser')
    await dialog.getByLabel('E-mail address').fill(email)
    await dialog.getByLabel('Job title').fill('Writer')
    await dialog.getByLabel('Role').selectOption('Editor')
    await expect.poll(() => accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await page.getByText('Noor Visser was invited').waitFor()
    await page.goto(`${url}/cmsadmin/users?q=${email}`)
    const row = page.getByRole('row').filter({ hasText: email })
    await row.getByText('Invited').waitFor()
    await expect.poll(() => row.innerText()).toContain('Editor')
    expect(complaints).toEqual([])
    await page.close()
  })

  it('says what is wrong with an invitation, beside its fields', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/users')
    await page.getByRole('button', { name: 'Add user' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add user' })
    await dialog.getByRole('button', { name: 'Invite' }).click()
    for (const name of ['Name', 'E-mail address', 'Role'])
      await dialog.getByText(`${name} is required`).first().waitFor()
    await dialog.getByLabel('Role').selectOption('Editor')
    await dialog.getByLabel('E-mail address').fill('admin@example.org')
    await dialog.getByLabel('Name').fill('Twice')
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await expect
      .poll(() => dialog.getByText('E-mail address already exists', { exact: true }).count())
      .toBe(2)
    await page.close()
  })

  it('finds people by role, status and words, and keeps that in the address', async () => {
    const name = `Found ${serial()}`
    const person = await newPerson(url, 'Translator', name)
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, '/cmsadmin/users')
    await page.getByLabel('Role').selectOption('Translator')
    await page.getByLabel('Status').selectOption('Active')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('textbox', { name: 'Search …' }).fill(person.email)
    await expect.poll(() => listed(page)).toEqual([name])
    await page.waitForURL(new RegExp(`q=${encodeURIComponent(person.email)}`))
    await page.reload()
    await expect.poll(() => listed(page)).toEqual([name])
    await page.getByLabel('Status').selectOption('Deactivated')
    await page.getByText('Nothing found').waitFor()
    await page.close()
  })

  it('changes somebody, lets them in no more and then again', async () => {
    const person = await newPerson(url, 'Viewer', 'Before')
    const { page, complaints } = await openPage(browser, 1280)
    await logIn(page, url, `/cmsadmin/users/${person.id}`)
    await page.getByLabel('Name').fill('Afterwards')
    await page.getByLabel('Role').selectOption('Editor')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Afterwards was saved').waitFor()
    await expect.poll(() => screenTitle(page)).toBe('Afterwards')
    expect((await person.client.users.current({})).User.role.name).toBe('Editor')

    await page.getByRole('button', { name: 'Deactivate' }).click()
    const dialog = page.getByRole('dialog', { name: 'Deactivate Afterwards?' })
    await dialog.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByText('Afterwards can no longer log in').waitFor()
    expect((await person.client.auth.session({ body: {} })).User.ID).toBe(0)
    await page.getByRole('button', { name: 'Activate', exact: true }).click()
    await page.getByText('Afterwards can log in again').waitFor()
    await person.client.auth.login({ body: { email: person.email, password: person.password } })
    expect(complaints).toEqual([])
    await page.close()
  })

  it('does not overwrite what somebody else changed meanwhile without saying so', async () => {
    const person = await newPerson(url, 'Viewer', 'Shared')
    const { page } = await openPage(browser, 1280)
    await logIn(page, url, `/cmsadmin/users/${person.id}`)
    await page.getByLabel('Job title').fill('Mine')
    await person.client.users.update({ params: { id: person.id }, body: { profile: { jobTitle: 'Theirs' } } })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Someone else has changed this in the meantime').waitFor()
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Mine')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Shared was saved').waitFor()
    expect((await person.client.users.current({})).User.jobTitle).toBe('Mine')
    await page.close()
  })

  it('deletes somebody after saying what that means, and cannot delete the last administrator', async () => {
    const person = await newPerson(url, 'Viewer', 'Leaver')
    const { page, complaints } = await openPage(browser, 390)
    await logIn(page, url, `/cmsadmin/users/${person.id}`)
    await page.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Leaver?' })
    await dialog.getByText('This cannot be undone.').waitFor()
    await expect.poll(() => accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL(`${url}/cmsadmin/users`)
    await page.getByText('Leaver was deleted').waitFor()
    await page.goto(`${url}/cmsadmin/users/${person.id}`)
    await expect.poll(() => screenTitle(page)).toBe('This user does not exist, or no longer exists')
    // Oneself is not offered for deletion.
    await page.goto(`${url}/cmsadmin/users/1`)
    await page.getByText('This is you.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Delete' }).count()).toBe(0)
    expect(complaints).toEqual([])
    await page.close()
  })

  it('is not for those who may not, who are told so', async () => {
    const person = await newPerson(url, 'Editor')
    const { page } = await openPage(browser, 1280)
    await enter(page, url, '/cmsadmin/users', person)
    await page.getByText('You are not allowed to manage users.').waitFor()
    await page.goto(`${url}/cmsadmin/roles`)
    await page.getByText('You are not allowed to manage roles.').waitFor()
    await page.goto(`${url}/cmsadmin/settings/audit`)
    await page.getByText('You are not allowed to see the audit log.').waitFor()
    await page.goto(`${url}/cmsadmin/dashboard`)
    await page.getByRole('heading', { name: 'Recently changed' }).waitFor()
    await expect.poll(() => page.getByRole('heading', { name: 'Users' }).count()).toBe(0)
    await expect.poll(() => page.getByRole('link', { name: 'User Management' }).count()).toBe(0)
    await page.close()
  })

  it('shows a list that could not be fetched, and fetches it again', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url)
    await page.route('**/user/list', route => route.abort())
    await page.goto(`${url}/cmsadmin/users`)
    await page.getByText('This list could not be loaded.').waitFor()
    await page.unroute('**/user/list')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => (await listed(page)).includes('Administrator')).toBe(true)
    await page.close()
  })
})

describe('the dashboard', () => {
  it('has its users, and where to add and save one', async () => {
    const { page, complaints } = await openPage(browser, 1280)
    await logIn(page, url)
    await page.getByRole('heading', { name: 'Users' }).waitFor()
    await page.getByRole('button', { name: 'Add user' }).click()
    await page.getByText('There is no mail server').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    for (const name of ['Name', 'E-mail address', 'Role'])
      await page.getByText(`${name} is required`).first().waitFor()
    const email = `${serial()}@example.org`
    await page.getByLabel('Name').fill('From the dashboard')
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Role').selectOption('Viewer')
    await expect.poll(() => accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('From the dashboard was invited').waitFor()
    const { data } = await (await asAdministrator(url)).users.list({})
    const made = data.find(user => user.email === email)
    expect(made).toMatchObject({ active: false, role: { name: 'Viewer' } })
    await page.goto(`${url}/cmsadmin/users/${made?.ID}`)
    await page.getByRole('button', { name: 'Make a new link' }).click()
    const notice = page.getByText(`A new link for ${email} is ready`)
    await notice.getByRole('link', { name: 'Settings > Mails' }).click()
    await expect.poll(() => screenTitle(page)).toBe('Mails')
    expect(complaints).toEqual([])
    await page.close()
  })
})

describe('the audit log', () => {
  it('tells what was done, is filtered, and leads to the page that it was done to', async () => {
    const person = await newPerson(url, 'Editor', `Watched-${serial()}`)
    const title = `Noted ${serial()}`
    const body = { title, slug: serial(), type: 'basic', locale: 'nl-nl' as const }
    const { pageID } = await person.client.page.create({ body })
    const { page, complaints } = await openPage(browser, 1280)
    await logIn(page, url, `/cmsadmin/settings/audit?q=${person.name}`)
    const rows = page.getByRole('table', { name: 'Audit log' }).locator('tbody tr')
    await rows.filter({ hasText: 'Page: created' }).waitFor()
    await page.getByLabel('Concerning').selectOption('User')
    await rows.filter({ hasText: 'User: logged in' }).first().waitFor()
    await expect.poll(() => rows.filter({ hasText: 'Page: created' }).count()).toBe(0)
    await page.getByLabel('Concerning').selectOption('Page')
    await rows.getByRole('button', { name: 'Show' }).first().click()
    await page.getByRole('dialog', { name: 'Page: created' }).waitFor()
    await expect.poll(() => accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await rows.getByRole('link', { name: title }).click()
    await page.waitForURL(`${url}/cmsadmin/pages/${pageID}`)
    expect(complaints).toEqual([])
    await page.close()
  })

  it('is taken away as a table, with the filters that are set', async () => {
    const { page } = await openPage(browser, 390)
    await logIn(page, url, '/cmsadmin/settings/audit?kind=user')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('audit-log.csv')
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    const lines = Buffer.concat(chunks).toString().trim().split('\r\n')
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.slice(1).filter(line => !line.includes('"user.'))).toEqual([])
    await page.close()
  })
})
