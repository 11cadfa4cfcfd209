import type { Client } from '@ximblox/contract/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { type MailServer, openMailServer } from '../mail-server.ts'
import { copyDataDir, type DataDir, type Product, startProduct } from '../product.ts'
import { logIn } from '../screens.ts'

let mailServer: MailServer
let folder: DataDir
let product: Product
let client: Client
let browser: Browser

const visitor = 'lost@example.org'
const invited = 'noor.viser@example.org'

beforeAll(async () => {
  mailServer = await openMailServer()
  mailServer.unknown.add(visitor).add(invited)
  folder = await copyDataDir(inject('starterDataDir'))
  product = await startProduct({
    dataDir: folder.dataDir,
    environment: { SMTP_URL: mailServer.url, FORM_MINIMUM_SECONDS: '0' },
  })
  client = await product.logIn()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await mailServer.close()
  await folder.remove()
})

const texts = {
  en: {
    comeBack: 'Emails to this address come back',
    invitation: 'The invitation came back',
    answered: 'The mail server answered: 550 5.1.1',
    state: 'Undeliverable',
  },
  de: {
    comeBack: 'E-Mails an diese Adresse kommen zurück',
    invitation: 'Die Einladung kam zurück',
    answered: 'Der Mailserver hat geantwortet: 550 5.1.1',
    state: 'Unzustellbar',
  },
} as const

const stateOf = async (address: string) =>
  (await client.mail.list({ body: { searchTerm: address } })).data.items[0]?.state

/** Nothing is cut off, and nothing is inaccessible. */
const expectSound = async (page: Page, width: number) => {
  await expect.poll(() => accessibilityViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

it('an address whose mails come back is marked where its person is listed, until one arrives', async () => {
  await client.forms.submit({ params: { form: 'newsletter' }, body: { email: visitor, agreement: true } })
  const { User: self } = await client.users.current({})
  const { User: user } = await client.users.create({
    body: { email: invited, role: self.role.ID, profile: { name: 'Noor Visser', jobTitle: '' } },
  })
  for (const address of [visitor, invited]) await expect.poll(() => stateOf(address)).toBe('undeliverable')

  for (const language of ['en', 'de'] as const) {
    await client.users.update({ params: { id: self.ID }, body: { language } })
    const { comeBack, invitation, answered, state } = texts[language]
    for (const width of [1280, 390]) {
      const { page, browserErrors } = await openPage(browser, width)
      await logIn(page, product.url, `/cmsadmin/submissions/newsletter?q=${visitor}`)
      const mark = page.getByText(comeBack)
      await mark.waitFor()
      expect(await mark.getAttribute('title')).toContain(answered)
      await expectSound(page, width)
      await page.getByRole('link', { name: visitor }).click()
      await page.getByText(answered).waitFor()
      await page.getByText(state).waitFor()
      await expectSound(page, width)

      await page.goto(`${product.url}/cmsadmin/users?q=${invited}`)
      await page.getByText(invitation).waitFor()
      await expectSound(page, width)
      await page.getByRole('link', { name: 'Noor Visser' }).click()
      await page.getByText(answered).waitFor()
      await expectSound(page, width)

      await page.goto(`${product.url}/cmsadmin/settings/mails?q=${visitor}`)
      await page.getByText(state).waitFor()
      await expectSound(page, width)
      expect(browserErrors).toEqual([])
      await page.close()
    }
  }

  // The inviter corrects the address, and the visitor has repaired the mailbox.
  mailServer.unknown.clear()
  await client.users.update({ params: { id: user.ID }, body: { email: 'noor.visser@example.org' } })
  await expect.poll(() => stateOf('noor.visser@example.org')).toBe('sent')
  const [mail] = (await client.mail.list({ body: { searchTerm: visitor } })).data.items
  const { page } = await openPage(browser, 1280)
  await logIn(page, product.url, `/cmsadmin/settings/mails/${mail?.id}`)
  await page.getByRole('button', { name: 'Erneut' }).click()
  await expect.poll(() => stateOf(visitor)).toBe('sent')
  await page.goto(`${product.url}/cmsadmin/users?q=noor`)
  await page.getByRole('link', { name: 'Noor Visser' }).waitFor()
  expect(await page.getByText(texts.de.invitation).count()).toBe(0)
  await page.goto(`${product.url}/cmsadmin/submissions/newsletter?q=${visitor}`)
  await page.getByRole('link', { name: visitor }).waitFor()
  expect(await page.getByText(texts.de.comeBack).count()).toBe(0)
  await page.close()
})
