import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage, type Visit } from '../browser.ts'
import { loaded } from '../loaded.ts'
import { adminScreens, entryScreens, logIn, screenTitle } from '../screens.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

// Contrast does not depend on the width, so each theme is checked at one width.
const windows = [
  { width: 390, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const

const shownScheme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme')

describe('every screen of the admin area', () => {
  let visit: Visit

  /** The accessibility violations of the screen at `path` in each window. */
  const violationsAt = async ({ path, title }: { path: string; title: string }): Promise<string[]> => {
    const { page } = visit
    const violations: string[] = []
    await page.goto(url + path)
    await expect.poll(() => screenTitle(page)).toBe(title)
    await loaded(page)
    for (const { width, scheme } of windows) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: scheme })
      await expect.poll(() => shownScheme(page)).toBe(scheme)
      const found = await accessibilityViolations(page)
      const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
      violations.push(
        ...[...found, ...(fits ? [] : ['is too wide'])].map(violation => `${width} ${scheme}: ${violation}`),
      )
    }
    return [...violations, ...visit.browserErrors.splice(0)]
  }

  beforeAll(async () => {
    visit = await openPage(browser, 1280)
  })
  afterAll(() => visit.page.close())

  it.each(entryScreens)('is accessible, fits and is quiet: $path', async screen => {
    expect(await violationsAt(screen)).toEqual([])
  })

  it('is accessible after logging in', async () => {
    await logIn(visit.page, url)
    await expect.poll(() => screenTitle(visit.page)).toBe('CMS Dashboard')
  })

  it.each(adminScreens)('is accessible, fits and is quiet: $path', async screen => {
    expect(await violationsAt(screen)).toEqual([])
  })
})

describe('the admin area', () => {
  it('has a side menu whose links all work and mark the current screen', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url)
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const entries = menu.getByRole('listitem').locator('> a')
    const current = menu.getByRole('listitem').locator('> a[aria-current=page]')
    await expect
      .poll(() => entries.allInnerTexts())
      .toEqual([
        'CMS Dashboard',
        'Page overview',
        'Menu structure',
        'New page',
        'Site content',
        'News',
        'Training courses',
        'Projects',
        'Tools',
        'Literature',
        'Team',
        'Vacancies',
        'Media Library',
        'Publication Requests',
        'Submissions',
        'User Management',
        'Settings',
        'Subscribers',
      ])
    for (const name of await entries.allInnerTexts()) {
      await menu.getByRole('link', { name, exact: true }).click()
      await expect.poll(() => current.allInnerTexts()).toEqual([name])
      await expect.poll(() => screenTitle(page)).toBe(name)
    }
    await page.close()
  })

  it('has its menu in a drawer on narrow screens, which closes on navigation', async () => {
    const { page } = await openPage(browser, 390)
    await logIn(page, url)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('link', { name: 'News' }).click()
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => screenTitle(page)).toBe('News')
    await page.close()
  })

  it('can be used by keyboard alone, starting with the skip link', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toBe(`${url}/cmsadmin/`)
    await page.close()
  })

  it('has a user menu', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url)
    await page.getByRole('button', { name: 'Administrator' }).click()
    await page.getByRole('menu').waitFor()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await expect.poll(() => screenTitle(page)).toBe('Settings')
    await page.close()
  })

  it('shows a message at an unknown URL', async () => {
    const { page } = await openPage(browser, 1280)
    await logIn(page, url)
    await page.goto(`${url}/cmsadmin/page-overview/nothing`)
    await expect.poll(() => screenTitle(page)).toBe('Page not found')
    await page.close()
  })
})
