import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openContext, openPage } from '../browser.ts'
import { enter, newPerson } from '../people.ts'
import { screenTitle } from '../screens.ts'

const url = inject('url')
const settings = '/cmsadmin/user/settings'
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** An image made in the browser, by default wider than a profile image may be. */
const makeImage = async (type: string, width = 1600, height = 900) => {
  const { page } = await openPage(browser, 390)
  const options = { type, width, height }
  const data = await page.evaluate(({ type, width, height }) => {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = 'teal'
    context?.fillRect(200, 100, 900, 700)
    return canvas.toDataURL(type)
  }, options)
  await page.close()
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
}

describe('the user’s own settings', () => {
  it('store the user’s profile', async () => {
    const person = await newPerson(url, 'Viewer', 'Sam')
    const { page, browserErrors } = await openPage(browser, 1280)
    await enter(page, url, settings, person)
    await page.getByLabel('Name').fill('Sam Smit')
    await page.getByLabel('Job title').fill('Reader')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Profile saved').waitFor()
    await page.getByRole('button', { name: 'Sam Smit' }).waitFor()
    await page.getByLabel('Name').fill(' ')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => page.getByText('Name is required').count()).toBe(2)
    expect(browserErrors.filter(one => !one.includes('422'))).toEqual([])
    await page.close()
  })

  it('store only what was typed, so that two windows keep each other’s changes', async () => {
    const person = await newPerson(url, 'Viewer', 'Kim')
    const context = await openContext(browser, 1280)
    const [first, second] = [await context.newPage(), await context.newPage()]
    await enter(first, url, settings, person)
    await second.goto(`${url}${settings}`)
    await second.getByLabel('Job title').fill('Reader')
    await first.getByLabel('Name').fill('Kim Bos')
    await first.getByRole('button', { name: 'Save' }).click()
    await first.getByRole('button', { name: 'Kim Bos' }).waitFor()
    await second.getByRole('button', { name: 'Save' }).click()
    await second.getByRole('button', { name: 'Kim Bos' }).waitFor()
    expect(await second.getByLabel('Name').inputValue()).toBe('Kim Bos')
    expect(await second.getByLabel('Job title').inputValue()).toBe('Reader')
    await context.close()
  })

  it('set a profile image, cropped to a square by dragging and by keyboard, and remove it', async () => {
    const person = await newPerson(url, 'Viewer')
    const { page, browserErrors } = await openPage(browser, 390)
    await enter(page, url, settings, person)
    const bytes = await makeImage('image/jpeg')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: bytes })
    const dialog = page.getByRole('dialog', { name: 'Crop image' })
    const opacity = () =>
      dialog
        .locator('canvas')
        .evaluate((node: HTMLCanvasElement) => node.getContext('2d')?.getImageData(9, 9, 1, 1).data[3])
    await expect.poll(opacity).toBe(255)
    await dialog.getByLabel('Zoom').press('End')
    const before = await dialog.getByLabel('Horizontal position').inputValue()
    await dialog.getByLabel('Horizontal position').press('ArrowRight')
    expect(Number(await dialog.getByLabel('Horizontal position').inputValue())).toBe(Number(before) + 1)
    const box = await dialog.locator('canvas').boundingBox()
    if (!box) throw new Error('there is no image to drag')
    await page.mouse.move(box.x + 150, box.y + 150)
    await page.mouse.down()
    await page.mouse.move(box.x + 100, box.y + 120, { steps: 4 })
    await page.mouse.up()
    expect(Number(await dialog.getByLabel('Horizontal position').inputValue())).toBeGreaterThan(
      Number(before) + 10,
    )
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Use image' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const { image } = (await person.client.users.current({})).User
    expect(image).toMatch(/^\/api\/ximblox\/user\/\d+\/image\//)
    await expect.poll(() => page.getByRole('img', { name: 'Profile image' }).getAttribute('src')).toBe(image)
    const size = await page.evaluate(async address => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
      return [width, height]
    }, image ?? '')
    expect(size).toEqual([225, 225])
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Choose image' }).waitFor()
    expect((await person.client.users.current({})).User.image).toBeNull()
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('explain why a file is not accepted as an image', async () => {
    const person = await newPerson(url, 'Viewer')
    const { page } = await openPage(browser, 1280)
    await enter(page, url, settings, person)
    const input = page.locator('input[type=file]')
    await input.setInputFiles({
      name: 'me.webp',
      mimeType: 'image/webp',
      buffer: await makeImage('image/webp'),
    })
    await page.getByText('Unsupported format, choose JPEG or PNG').waitFor()
    const broken = (await makeImage('image/png', 300, 200)).subarray(0, 60)
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: broken })
    await page.getByText('The image is invalid').waitFor()
    expect((await person.client.users.current({})).User.image).toBeNull()
    await page.close()
  })

  it('change the email with the current password', async () => {
    const person = await newPerson(url, 'Viewer')
    const { page } = await openPage(browser, 1280)
    await enter(page, url, settings, person)
    const email = `${crypto.randomUUID()}@example.org`
    await page.getByRole('textbox', { name: 'Email address' }).fill(email)
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Email address' }) })
    await section.getByLabel('Current password').fill('Wrong-Horse-9')
    await section.getByRole('button', { name: 'Change email address' }).click()
    await expect
      .poll(() => page.getByText('This current password does not match our records').count())
      .toBe(2)
    await section.getByLabel('Current password').fill(person.password)
    await section.getByRole('button', { name: 'Change email address' }).click()
    await page.getByText('Email address changed').waitFor()
    expect((await person.client.users.current({})).User.email).toBe(email)
    await page.close()
  })

  it('change the password, and log out everywhere else', async () => {
    const person = await newPerson(url, 'Viewer')
    const { page } = await openPage(browser, 1280)
    await enter(page, url, settings, person)
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Password' }) })
    const change = async (current: string, chosen: string, again = chosen) => {
      await section.getByLabel('Current password').fill(current)
      await section.getByLabel('New password', { exact: true }).fill(chosen)
      await section.getByLabel('Confirm new password').fill(again)
      await section.getByRole('button', { name: 'Change password' }).click()
    }
    await change(person.password, 'Another-Horse-12', 'Another-Horse-13')
    await section.getByText('Password and confirmation do not match').first().waitFor()
    await change(person.password, 'Another-Horse-12')
    await page.getByText('Password changed').waitFor()
    expect((await person.client.auth.session({ body: {} })).User.ID).toBe(0)
    await page.reload()
    await expect.poll(() => screenTitle(page)).toBe('Settings')
    await page.close()
  })

  it('store language and color scheme with the user', async () => {
    const person = await newPerson(url, 'Viewer')
    const { page } = await openPage(browser, 1280)
    await enter(page, url, settings, person)
    // The second one is chosen while the first one is still being stored.
    const chosen = Promise.withResolvers<void>()
    const update = new RegExp(`/user/${person.id}$`)
    await page.route(update, async route => {
      await chosen.promise
      await route.continue()
    })
    const sent = page.waitForRequest(update)
    await page.getByLabel('Interface language').selectOption('Deutsch')
    await sent
    await page.getByText('Dunkel').click()
    chosen.resolve()
    await expect
      .poll(async () => {
        const { language, colourScheme } = (await person.client.users.current({})).User
        return `${language} ${colourScheme}`
      })
      .toBe('de dark')
    await page.reload()
    await expect.poll(() => screenTitle(page)).toBe('Einstellungen')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
    await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
    await page.close()

    const elsewhere = await openPage(browser, 390)
    await enter(elsewhere.page, url, settings, person)
    await expect.poll(() => screenTitle(elsewhere.page)).toBe('Einstellungen')
    await expect
      .poll(() => elsewhere.page.locator('html').getAttribute('data-mantine-color-scheme'))
      .toBe('dark')
    const fits = await elsewhere.page.evaluate(
      () => document.documentElement.scrollWidth <= window.innerWidth,
    )
    expect(fits).toBe(true)
    await elsewhere.page.close()
  })
})
