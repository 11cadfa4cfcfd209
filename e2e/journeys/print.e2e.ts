import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage } from '../browser.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Between the margins of an A4 page. */
const paper = 672

/** Each type with what its pages say that no other type says, as a selector. */
const types = [
  ['a page', '/advies', '.image-text__image'],
  ['a news item', '/actueel/kratten-die-terugkomen', '.author__name'],
  ['a training', '/som-academie/trainingen/duurzaam-inkopen', '.coming-dates__date'],
  ['a project', '/onswerk/projecten/kratten-in-een-kring', '.results__value'],
  ['a tool', '/kenniscentrum/tools/nulmeting', '.page-header__action'],
  ['a publication', '/kenniscentrum/literatuur/wezenlijk-of-niet', '.page-header__action'],
  ['a member of the team', '/over-ons/team/sanne-okafor', '.page-header__person'],
  ['a vacancy', '/over-ons/vacatures/trainer-som-academie', '.facts dd'],
] as const

const printed = async (path: string): Promise<Page> => {
  // Paper is white, whatever the screen.
  const { page } = await openPage(browser, paper, 'dark')
  await page.goto(url + path)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  return page
}

const visible = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    part =>
      [...document.querySelectorAll<HTMLElement>(part)]
        .filter(element => element.checkVisibility() && element.getClientRects().length > 0)
        .map(element => `${element.localName}.${element.className}`),
    selector,
  )

/** What can only be clicked, or leads elsewhere. */
const forScreens =
  'nav, form, button:not(.style-samples button), iframe, video, .skip, .menu, .languages, .search-panel, .neighbours, .related'

/** Black or dark enough; text that was light on a dark background would not be. */
const paleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, address')]
      .filter(element => element.checkVisibility())
      .filter(element => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
          Number,
        )
        return red * 0.3 + green * 0.59 + blue * 0.11 > 120
      })
      .map(element => element.textContent.slice(0, 40)),
  )

describe('on paper', () => {
  it.each(types)(
    '%s is its own content and the contact details, dark on white',
    async (_type, path, part) => {
      const page = await printed(path)
      expect(await visible(page, forScreens)).toEqual([])
      for (const shown of ['h1', '.site-header__bar', 'footer address', part]) {
        expect([shown, (await visible(page, shown)).length > 0]).toEqual([shown, true])
      }
      expect(await paleTexts(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      await page.close()
    },
  )

  it('no image of the style guide needs more than a third of a page, and folded texts are open', async () => {
    const page = await printed('/style-guide')
    expect(await visible(page, forScreens)).toEqual([])
    const heights = await page
      .locator('main img')
      .evaluateAll(images => images.map(image => image.getBoundingClientRect().height))
    // 7.5 cm, and portraits, which are narrow.
    expect(Math.max(...heights)).toBeLessThan(300)
    expect((await visible(page, '.tabs__panels > *')).length).toBeGreaterThan(5)
    const folded = page.locator('main details:not([open]) > :not(summary)')
    expect(
      await folded.evaluateAll(
        all => all.filter(one => !one.checkVisibility({ contentVisibilityAuto: true })).length,
      ),
    ).toBe(0)
    await expect.poll(() => folded.count()).toBeGreaterThan(3)
    await page.close()
  })

  it('links in texts say where they lead', async () => {
    const page = await printed('/style-guide')
    const written = await page
      .locator('main a[href^="http"]')
      .evaluateAll(links =>
        links
          .filter(link => link.checkVisibility() && !link.querySelector('img'))
          .map(link => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
      )
    expect(written.length).toBeGreaterThan(2)
    for (const [href, after] of written) expect(after).toContain(`${href}`)
    await page.close()
  })
})
