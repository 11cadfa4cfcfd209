import type { Client } from '@ximblox/contract/client'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { type MailServer, openMailServer } from '../mail-server.ts'
import { copyDataDir, type DataDir, type Product, startProduct } from '../product.ts'

let mailServer: MailServer
let folder: DataDir
let product: Product
let client: Client
let browser: Browser

beforeAll(async () => {
  mailServer = await openMailServer()
  folder = await copyDataDir(inject('starterDataDir'))
  product = await startProduct({
    dataDir: folder.dataDir,
    environment: { SMTP_URL: mailServer.url, FORM_MINIMUM_SECONDS: '0', FORM_SUBMISSIONS_PER_HOUR: '1000' },
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

/** A visitor whose browser runs no scripts. */
const withoutScript = (width: number): Promise<Page> =>
  browser.newPage({ viewport: { width, height: 800 }, javaScriptEnabled: false, reducedMotion: 'reduce' })

const mailTo = async (recipient: string, word: string): Promise<string> => {
  const found = () =>
    mailServer.arrived.findLast(mail => mail.recipient === recipient && mail.content.includes(word))
  await expect.poll(() => found()?.content ?? '').not.toBe('')
  return found()?.content ?? ''
}

/** The link with a token in a mail. */
const linkIn = (mail: string): string => /https?:\/\/\S+token=[\w-]+/.exec(mail)?.[0] ?? ''

const rowsOf = async (form: string) => (await client.forms.submissions({ query: { form } })).data.items

const send = (page: Page) => page.locator('main .form__submit button').click()

describe('a visitor without JavaScript', () => {
  it('is led from the errors to the fields, and reaches the mailbox of the organisation', async () => {
    const page = await withoutScript(390)
    await page.goto(`${product.url}/contact`)
    await page.getByLabel('Naam').fill('Anne de Groot-van der Berg')
    await page.getByLabel('E-mailadres').fill('geen adres')
    await send(page)
    const summary = page.getByRole('alert')
    await expect.poll(() => summary.evaluate(element => element === document.activeElement)).toBe(true)
    await expect.poll(() => summary.getByRole('link').count()).toBe(3)
    expect(await page.title()).toMatch(/^Fout: /)
    await expect.poll(() => page.getByLabel('Naam').inputValue()).toBe('Anne de Groot-van der Berg')
    const email = page.getByLabel('E-mailadres')
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => email.inputValue()).toBe('geen adres')
    await summary.getByRole('link').first().click()
    await expect.poll(() => email.evaluate(element => element === document.activeElement)).toBe(true)

    await email.fill('anne@example.org')
    await page.getByLabel('Uw vraag').fill('Hoe begint u?\n<b>Groet</b>')
    await page.getByRole('checkbox').check()
    await send(page)
    await page.getByRole('heading', { name: 'Dank u, uw vraag is aangekomen' }).waitFor()
    const [row] = await rowsOf('contact')
    expect(row).toMatchObject({ email: 'anne@example.org', state: 'new', fields: { organisation: '' } })
    expect(await mailTo('hallo@som.example', 'Groet')).toMatch(/^Reply-To: .*anne@example\.org/m)
    await mailTo('anne@example.org', 'Wij hebben uw vraag ontvangen')
    await page.close()
  })

  it('sees the condition of a question, and answers it when it applies', async () => {
    const page = await withoutScript(1280)
    await page.goto(`${product.url}/som-academie/trainingen`)
    await page.getByText('Alleen als “Waar?” is “Ergens anders”.').waitFor()
    await page.getByLabel('Uw naam').fill('Bo')
    await page.getByLabel('E-mailadres').fill('bo@example.org')
    await page.getByLabel('Hoeveel mensen').fill('8')
    await page.getByLabel('Ergens anders').check()
    await page.locator('main').getByLabel('SOM mag mij').check()
    await send(page)
    await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(1)
    await page.getByLabel('Bij ons').check()
    await send(page)
    await page.getByText('Wij bellen u binnen twee werkdagen').last().waitFor()
    const [row] = await rowsOf('form:request')
    expect(row?.fields).toMatchObject({ 'f-size': 8, 'f-place': 'Bij ons', 'f-where': '' })
    await mailTo('hallo@som.example', 'Bij ons')
    await mailTo('bo@example.org', 'Uw aanvraag')
    await page.close()
  })
})

describe('a visitor with a keyboard', () => {
  it.each([390, 1280])('gets words for what is missing, and sends a question once, at %i px', async width => {
    const { page, browserErrors } = await openPage(browser, width)
    await page.goto(`${product.url}/en-gb/contact`)
    await page.getByLabel('Name').focus()
    await page.keyboard.type('Kim')
    await page.keyboard.press('Tab')
    await page.keyboard.type('kim')
    await page.keyboard.press('Tab')
    await page.getByText('Email address must be a valid email address').waitFor()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('End')
    await page.keyboard.type('@example.org')
    await page.getByText('Email address must be a valid email address').waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    const summary = page.getByRole('alert')
    await expect.poll(() => summary.evaluate(one => one === document.activeElement)).toBe(true)
    await expect.poll(() => summary.getByRole('link').count()).toBe(2)
    expect(await page.title()).toMatch(/^Error: Contact/)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.getByLabel('Your question').evaluate(one => one === document.activeElement))
      .toBe(true)
    await page.keyboard.type(`From ${width}`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await page.title()).toMatch(/^Contact/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Thank you, your question has arrived' }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    expect((await rowsOf('contact')).filter(({ fields }) => fields.message === `From ${width}`)).toHaveLength(
      1,
    )
    expect(browserErrors).toEqual([])
    await page.close()
  })
})

describe('a visitor with a mouse', () => {
  it('gets through to the button while the field that is left has a mistake', async () => {
    const { page } = await openPage(browser, 1280)
    await page.goto(`${product.url}/en-gb/contact`)
    await page.getByLabel('Email address').first().fill('kim')
    const button = page.locator('main .form__submit button')
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    if (!box) throw new Error('no button')
    await page.mouse.move(box.x + 20, box.y + 4)
    await page.mouse.down()
    // Everything that a frame brings has moved before the button is released.
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
    await page.mouse.up()
    await expect
      .poll(() => page.locator('main .form__error').allInnerTexts())
      .toContain('Your question is required')
    await page.close()
  })
})

describe('the newsletter', () => {
  it('takes sign-ups from the footer of any page, without JavaScript too', async () => {
    const page = await withoutScript(390)
    await page.goto(`${product.url}/over-ons`)
    const footer = page.locator('footer')
    const agreement = footer.getByRole('checkbox')
    expect(await agreement.count()).toBe(0)
    await footer.getByRole('textbox').fill('voet@example.org')
    await agreement.check()
    await footer.getByRole('button').click()
    await page.getByRole('heading', { name: 'Bijna klaar' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/nieuwsbrief')
    expect(await page.locator('footer form').count()).toBe(0)
    const signUp = (await rowsOf('newsletter')).find(({ email }) => email === 'voet@example.org')
    expect(signUp?.state).toBe('unconfirmed')
    await page.close()
  })

  it('is confirmed through a mail, left with one click, and confirmed again at once', async () => {
    const { page } = await openPage(browser, 390)
    await page.goto(`${product.url}/nieuwsbrief`)
    await page.getByLabel('E-mailadres').fill('lezer@example.org')
    await page.getByRole('checkbox').check()
    await send(page)
    await page.getByRole('heading', { name: 'Bijna klaar' }).waitFor()
    const stateOf = async () =>
      (await rowsOf('newsletter')).find(({ email }) => email === 'lezer@example.org')?.state
    expect(await stateOf()).toBe('unconfirmed')

    await page.goto(linkIn(await mailTo('lezer@example.org', 'Bevestig uw aanmelding')))
    expect(await stateOf()).toBe('unconfirmed')
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Bevestigen' }).click()
    await page.getByRole('heading', { name: 'U staat op de lijst' }).waitFor()
    expect(await stateOf()).toBe('confirmed')

    const welcome = await mailTo('lezer@example.org', 'U staat op de lijst')
    expect(welcome).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    const [, address = ''] = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(welcome) ?? []
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      redirect: 'manual',
    })
    expect(answer.status).toBeLessThan(400)
    expect(await stateOf()).toBe('unsubscribed')
    await page.close()

    const again = await withoutScript(390)
    await again.goto(`${product.url}/nieuwsbrief`)
    await again.getByLabel('E-mailadres').fill('lezer@example.org')
    await again.getByRole('checkbox').check()
    await send(again)
    await again.getByRole('heading', { name: 'Bijna klaar' }).waitFor()
    const confirmations = () =>
      mailServer.arrived.filter(
        ({ recipient, content }) =>
          recipient === 'lezer@example.org' && content.includes('Bevestig uw aanmelding'),
      )
    await expect.poll(() => confirmations().length).toBe(2)
    await again.goto(linkIn(confirmations()[1]?.content ?? ''))
    await again.getByRole('button', { name: 'Bevestigen' }).click()
    await again.getByRole('heading', { name: 'U staat op de lijst' }).waitFor()
    expect(await stateOf()).toBe('confirmed')
    await again.close()
  })
})

describe('a leaflet', () => {
  it('is downloaded after the form, and through the link in the mail', async () => {
    const page = await withoutScript(1280)
    await page.goto(`${product.url}/en-gb/knowledge-centre`)
    await page.getByLabel('Name').fill('Robin')
    await page.getByLabel('Email address').fill('robin@example.org')
    await page.getByRole('checkbox').check()
    await send(page)
    const download = page.getByRole('link', { name: 'Download' })
    await download.waitFor()
    await page.goto(linkIn(await mailTo('robin@example.org', 'Thank you for your interest')))
    const address = new URL((await download.getAttribute('href')) ?? '', product.url)
    const file = await page.request.get(address.href)
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await page.close()
  })
})

describe('a training', () => {
  it('is registered for with a calendar file, and cancelled through the mail', async () => {
    const { page, browserErrors } = await openPage(browser, 390)
    await page.goto(`${product.url}/en-gb/sse-academy/training-courses/sustainable-purchasing`)
    const dates = page.getByRole('link', { name: 'Register for Sustainable purchasing' })
    await dates.nth(1).click()
    const radios = page.getByRole('radio')
    await expect.poll(() => radios.nth(1).isChecked()).toBe(true)
    await radios.first().check()
    const contact = page.getByRole('group', { name: 'Contact person' })
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    const summary = page.getByRole('alert')
    await summary.getByRole('link', { name: 'Name of the contact person is required' }).waitFor()
    await summary.getByRole('link', { name: 'Email address of participant 1 is required' }).waitFor()
    await contact.getByLabel('Name').fill('Ada')
    await contact.getByLabel('Email address').fill('cas@example.org')
    await contact.getByLabel('Phone').fill('030 123 45 67')
    const people = page.getByRole('group', { name: 'Participants' })
    await expect.poll(() => people.getByLabel('Name').count()).toBe(1)
    await contact.getByLabel('The contact person takes part too').check()
    await people.getByText('The contact person').waitFor()
    await expect.poll(() => people.getByLabel('Name').first().isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Add a participant' }).click()
    await page.keyboard.type('Ben')
    await people.getByLabel('Email address').last().fill('ben@example.org')
    await page.getByText('€1,197.90').waitFor()
    for (const name of ['Address', 'Postal code', 'City', 'Country'])
      await page.getByRole('group', { name: 'Invoice' }).getByLabel(name, { exact: true }).fill('Here 1')
    await page.getByRole('checkbox', { name: 'I agree' }).check()
    expect(await accessibilityViolations(page)).toEqual([])
    await send(page)
    await page.getByRole('heading', { name: 'Almost done: check your email' }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect((await rowsOf('training-registration'))[0]).toMatchObject({ state: 'reserved', quantity: 2 })

    await page.goto(linkIn(await mailTo('cas@example.org', 'Confirm your registration')))
    await page.getByText('We keep your places until you confirm').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Confirm the registration' }).click()
    await page.getByRole('heading', { name: 'Your registration is confirmed' }).waitFor()
    await page.getByText('€990 excluding VAT, €1,197.90 including 21% VAT').waitFor()
    await page.getByText('We send the invoice after this confirmation.').waitFor()
    await page.getByText('With the link in the email, you can also cancel.').waitFor()
    const number = await page
      .getByText('Registration number')
      .locator('xpath=following-sibling::dd')
      .innerText()
    expect(number).toBe(String((await rowsOf('training-registration'))[0]?.id))
    expect((await rowsOf('training-registration'))[0]).toMatchObject({ state: 'confirmed', quantity: 2 })

    const mail = await mailTo('cas@example.org', 'training.ics')
    expect(mail.replaceAll(/\s+/g, ' ')).toContain(
      'Content-Type: text/calendar; charset=utf-8; method=PUBLISH',
    )
    const [, calendar = ''] = mail.slice(mail.lastIndexOf('filename=training.ics')).split('\r\n\r\n')
    expect(Buffer.from(calendar, 'base64').toString()).toContain('DTSTART;TZID=Europe/Amsterdam:')
    expect(mail).toContain('Participants: Ada, Ben')
    expect(mail).toMatch(/^From: "?SOM Sustainable Enterprise"? </m)
    expect(mail).toMatch(/^Reply-To: .*hello@som\.example/m)
    expect(mail).toContain('This email was sent by SOM Sustainable Enterprise.')
    expect(mail.replaceAll('\r\n', '\n')).toContain('Best regards,\nSOM Sustainable Enterprise\n+31 30 ')
    await page.goto(linkIn(mail))
    await page.getByText('Cancelling is free of charge until').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Cancel the registration' }).click()
    await page.getByRole('heading', { name: 'Your registration is cancelled' }).waitFor()
    await mailTo('cas@example.org', 'You owe nothing')
    expect(browserErrors).toEqual([])
    await page.close()
  })
})
