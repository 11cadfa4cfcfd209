import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser } from '../browser.ts'
import { type MailServer, openMailServer } from '../mail-server.ts'
import { copyDataDir, type DataDir, type Product, startProduct } from '../product.ts'
import { logIn } from '../screens.ts'

let mailServer: MailServer
let folder: DataDir
let product: Product
let client: Client
let browser: Browser
let page: Page
let training: PageID
let path: string

const start = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  mailServer = await openMailServer()
  folder = await copyDataDir(inject('starterDataDir'))
  product = await startProduct({
    dataDir: folder.dataDir,
    environment: { SMTP_URL: mailServer.url, FORM_MINIMUM_SECONDS: '0', FORM_SUBMISSIONS_PER_HOUR: '1000' },
  })
  client = await product.logIn()
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const block = { type: 'training-form', key: 'registration', props: { confirmsAtOnce: true } }
  const body = { title: 'Buying well', slug: 'trainings/buying-well', type: 'training', locale: 'en-gb' }
  training = (await client.page.create({ body: { ...body, content: [block] } })).pageID
  await store({ start: start(90), times: '9:30–17:00', place: 'Utrecht', capacity: 20 })
  await client.page.publish({ params: { id: training }, body: {} })
  path = '/en-gb/trainings/buying-well'
  await register('ann', 2)
  await register('ben', 1)
  await logIn(page, product.url)
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await mailServer.close()
  await folder.remove()
})

const store = async (date: { start: string; times: string; place: string; capacity: number }) => {
  const { pageVersion } = (await client.page.get({ params: { id: training } })).page
  const dates = [{ key: 'd1', end: '', location: '', opensOn: '', ...date }]
  const props = { ...pageVersion.pageType.props, price: 100, summary: 'Short', dates }
  await client.page.storeVersion({
    params: { id: pageVersion.id },
    body: { revision: pageVersion.revision, pageType: { ...pageVersion.pageType, props } },
  })
}

const register = (name: string, participants: number) =>
  client.forms.submit({
    params: { form: 'training-registration' },
    body: {
      pageID: training,
      blockKey: 'registration',
      dateKey: 'd1',
      participants: Array.from({ length: participants }, (_, index) => ({
        name: `${name} ${index}`,
        email: `${name}${index}@example.org`,
      })),
      contact: { name, email: `${name}@example.org`, phone: '030 123 45 67' },
      invoice: {
        organisation: 'SOM',
        address: 'Street 1',
        postalCode: '1234 AB',
        city: 'Utrecht',
        country: 'NL',
      },
      agreement: true,
    },
  })

const letterTo = async (name: string, subject: string): Promise<string> => {
  const found = () =>
    mailServer.arrived.find(
      mail => mail.recipient === `${name}@example.org` && mail.content.includes(`Subject: ${subject}`),
    )
  await expect.poll(() => found() !== undefined).toBe(true)
  return found()?.content.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
}

it('a date is moved after the editor has read whom that concerns, and written to them', async () => {
  await store({ start: start(120), times: '9:30–17:00', place: 'Utrecht', capacity: 20 })
  await page.goto(`${product.url}/cmsadmin/pages/${training}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish these changes?' })
  await dialog.getByText(/^3 people are registered or waiting for “Buying well/).waitFor()
  await dialog.getByLabel('Write to them').check()
  const subject = dialog.getByLabel('Subject (English)')
  expect(await subject.inputValue()).toBe('New date or place: Buying well')
  await expect.poll(() => accessibilityViolations(page)).toEqual([])
  await subject.fill(' ')
  expect(await dialog.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true)
  await subject.fill('We have moved')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('2 emails sent').waitFor()
  await dialog.waitFor({ state: 'detached' })
  const letter = await letterTo('ann', 'We have moved')
  expect(letter).toContain('9:30')
  expect(letter).toContain('action=cancel')
})

it('nobody is asked for a change that concerns nobody', async () => {
  await store({ start: start(120), times: '9:30–17:00', place: 'Utrecht', capacity: 25 })
  await page.reload()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('“Buying well” published').waitFor()
  const { data } = await client.forms.subjects({ query: { form: 'training-registration' } })
  expect(data.find(({ pageID }) => pageID === training)).toMatchObject({ places: 25, left: 22 })
})

it('fewer places than are taken are shown before they are published', async () => {
  await store({ start: start(120), times: '9:30–17:00', place: 'Utrecht', capacity: 2 })
  await page.reload()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish these changes?' })
  await dialog.getByText(/^3 places are taken for “Buying well.*more than the 2 there will be/).waitFor()
  expect(await dialog.getByLabel('Write to them').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await store({ start: start(120), times: '9:30–17:00', place: 'Utrecht', capacity: 25 })
})

it('a training is unpublished once, and what could not be sent is sent afterwards', async () => {
  await page.reload()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Unpublish this page?' })
  await dialog.getByText(/which will no longer be offered/).waitFor()
  await dialog.getByLabel('Write to them').check()
  await dialog.getByLabel('Text (English)').fill('It is cancelled.\n\nSorry for that.')
  await page.route('**/forms/write', route => route.abort())
  await dialog.getByRole('button', { name: 'Unpublish' }).click()
  await dialog.getByText('The change was made, but the emails could not be sent.').waitFor()
  expect(await dialog.getByLabel('Text (English)').inputValue()).toBe('It is cancelled.\n\nSorry for that.')
  await expect.poll(() => accessibilityViolations(page)).toEqual([])
  await page.unroute('**/forms/write')
  await dialog.getByRole('button', { name: 'Send emails again' }).click()
  await page.getByText('2 emails sent').waitFor()
  const letter = await letterTo('ben', 'Training cancelled: Buying well')
  const link = /https?:\/\/\S*action=cancel\S*/.exec(letter)?.[0] ?? ''
  const guest = await browser.newPage({ viewport: { width: 390, height: 800 } })
  await guest.goto(product.url + new URL(link).pathname + new URL(link).search)
  await guest.getByRole('button', { name: /cancel/i }).waitFor()
  await guest.getByRole('button', { name: /cancel/i }).click()
  await guest
    .getByText(/cancelled/i)
    .first()
    .waitFor()
  await guest.close()
  expect((await fetch(product.url + path)).status).toBe(404)
})
