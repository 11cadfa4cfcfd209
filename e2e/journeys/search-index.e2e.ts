import type { Client } from '@ximblox/contract/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { enter, newPerson } from '../people.ts'
import { administrator, copyDataDir, type DataDir, type Product, startProduct } from '../product.ts'

let folder: DataDir
let product: Product
let browser: Browser
let client: Client

beforeAll(async () => {
  folder = await copyDataDir(inject('starterDataDir'))
  browser = await openBrowser()
  product = await startProduct({ dataDir: folder.dataDir })
  client = await product.logIn()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await folder.remove()
})

describe('the search of the starter site', () => {
  // Words as they are, inflected, begun, with accents, as compounds, and misspelt.
  it.each([
    ['nl-nl', 'over ons', 'over-ons'],
    ['nl-nl', 'advies', 'advies'],
    ['nl-nl', 'nulmeting', 'kenniscentrum/tools/nulmeting'],
    ['nl-nl', 'nulmetign', 'kenniscentrum/tools/nulmeting'],
    ['nl-nl', 'maatregel volgorde', 'advies'],
    ['nl-nl', 'training', 'som-academie/trainingen'],
    ['nl-nl', 'Trainingen', 'som-academie/trainingen'],
    ['nl-nl', 'traning', 'som-academie/trainingen'],
    ['nl-nl', 'trainngen', 'som-academie/trainingen'],
    ['nl-nl', 'train', 'som-academie/trainingen'],
    ['nl-nl', 'co2', 'som-academie/trainingen/co2-in-cijfers'],
    ['nl-nl', 'CO₂ cijfers', 'som-academie/trainingen/co2-in-cijfers'],
    ['nl-nl', 'circulair ontwerp', 'som-academie/trainingen/circulair-ontwerpen'],
    ['nl-nl', 'duurzaam inkopen', 'som-academie/trainingen/duurzaam-inkopen'],
    ['nl-nl', 'koffie', 'nieuwsbrief'],
    ['nl-nl', 'één blad', 'actueel/een-verslag-op-een-blad'],
    ['nl-nl', 'verslag op een blad', 'actueel/een-verslag-op-een-blad'],
    ['nl-nl', 'kratten', 'actueel/kratten-die-terugkomen'],
    ['nl-nl', 'krat', 'actueel/kratten-die-terugkomen'],
    ['nl-nl', 'kraten', 'actueel/kratten-die-terugkomen'],
    ['nl-nl', 'nieuwe leergang', 'actueel/nieuwe-leergang'],
    ['nl-nl', 'nieuwsbrief', 'nieuwsbrief'],
    ['nl-nl', 'niewsbrief', 'nieuwsbrief'],
    ['nl-nl', 'cookies', 'privacy-en-cookieverklaring'],
    ['nl-nl', 'privacy cookie', 'privacy-en-cookieverklaring'],
    ['nl-nl', 'disclaimer', 'disclaimer'],
    ['nl-nl', 'kenniscentrum', 'kenniscentrum'],
    ['nl-nl', 'contact', 'contact'],
    ['nl-nl', 'maakbedrijven zorginstelling', 'over-ons'],
    ['nl-nl', 'huurwoning', 'onswerk/projecten/een-straat-van-hout'],
    ['nl-nl', 'contract hout', 'kenniscentrum/literatuur/contracten-voor-hout'],
    ['nl-nl', 'school gas', 'onswerk/projecten/scholen-van-het-gas'],
    ['nl-nl', 'fabirek', 'kenniscentrum/tools/ronde-door-de-fabriek'],
    ['nl-nl', 'leverancier vragen', 'actueel/wat-een-leverancier-niet-zegt'],
    ['nl-nl', 'Joris Haverkmap', 'over-ons/team/joris-haverkamp'],
    ['nl-nl', 'Okáfor', 'over-ons/team/sanne-okafor'],
    ['nl-nl', 'kennis centrum', 'kenniscentrum'],
    ['nl-nl', 'kosten per jaar', 'kenniscentrum/tools/kosten-per-jaar'],
    ['nl-nl', 'vacature', 'over-ons/vacatures'],
    ['nl-nl', 'literatuur', 'kenniscentrum/literatuur'],
    ['nl-nl', 'ons team', 'over-ons/team'],
    ['en-gb', 'about us', 'about-us'],
    ['en-gb', 'advice', 'advice'],
    ['en-gb', 'baseline', 'knowledge-centre/tools/baseline'],
    ['en-gb', 'basline', 'knowledge-centre/tools/baseline'],
    ['en-gb', 'three scopes conversations', 'advice'],
    ['en-gb', 'training', 'sse-academy/training-courses'],
    ['en-gb', 'course', 'sse-academy/training-courses'],
    ['en-gb', 'trianing corse', 'sse-academy/training-courses'],
    ['en-gb', 'report on one sheet', 'news/a-report-on-one-sheet'],
    ['en-gb', 'crates circle', 'our-work/projects/crates-in-a-circle'],
    ['en-gb', 'crate coming back', 'news/crates-that-come-back'],
    ['en-gb', 'leading sustainably', 'sse-academy/training-courses/leading-sustainably'],
    ['en-gb', 'newsletter', 'newsletter'],
    ['en-gb', 'newsleter', 'newsletter'],
    ['en-gb', 'privacy', 'privacy-and-cookie-statement'],
    ['en-gb', 'cookie', 'cookie-statement'],
    ['en-gb', 'knowledge', 'knowledge-centre'],
    ['en-gb', 'disclaimr', 'disclaimer'],
    ['en-gb', 'firm of consultants', 'about-us'],
    ['en-gb', 'timber street', 'our-work/projects/a-street-of-timber'],
    ['en-gb', 'contract timber', 'knowledge-centre/literature/contracts-for-timber'],
    ['en-gb', 'school without gas', 'our-work/projects/schools-without-gas'],
    ['en-gb', 'walk facotry', 'knowledge-centre/tools/a-walk-through-the-factory'],
    ['en-gb', 'supplier questions', 'news/what-a-supplier-leaves-out'],
    ['en-gb', 'Sannè', 'about-us/team/sanne-okafor'],
    ['en-gb', 'conversation target', 'knowledge-centre/literature/talking-about-targets'],
    ['en-gb', 'calculate costs', 'knowledge-centre/tools/cost-per-year'],
    ['en-gb', 'carbon figure', 'sse-academy/training-courses/carbon-in-figures'],
    ['en-gb', 'career', 'contact'],
  ])('%s: “%s” finds /%s first', async (locale, term, slug) => {
    const { results } = await client.search.search({ body: { term, locales: [locale] } })
    expect(results[0]?.slug).toBe(slug)
  })
})

it('removes and indexes all pages, and shows what visitors find', async () => {
  const { page, browserErrors } = await openPage(browser, 1280)
  await enter(page, product.url, '/cmsadmin/settings/search', administrator)
  const status = page.locator('output:not(nav *)').first()
  const search = async (term: string) => {
    await page.getByLabel('Search term').fill(term)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
  }
  await page.getByRole('heading', { name: 'Search index' }).waitFor()
  await search('traningen')
  await page.getByText('found for “trainingen”').waitFor()
  await expect.poll(() => page.locator('mark').first().innerText()).toBe('Trainingen')

  await page.getByRole('button', { name: 'Remove all pages' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Visitors find nothing until').waitFor()
  await dialog.getByRole('button', { name: 'Remove all pages' }).click()
  await page.getByText('No page can be found').waitFor()
  await expect.poll(() => status.innerText()).toContain('All pages were removed.')
  await page.getByText('No pages found').waitFor()

  await page.getByRole('button', { name: 'Index all pages' }).click()
  await expect.poll(() => status.innerText()).toMatch(/\d+ pages indexed/)
  await page.getByText('found for “trainingen”').waitFor()
  await search('zzzzzz')
  await page.getByText('No pages found').waitFor()
  expect(browserErrors).toEqual([])
  await page.close()
})

it('says so when the server cannot be reached, and when a user has no permission', async () => {
  const { page } = await openPage(browser, 1280)
  const editor = await newPerson(product.url, 'Editor')
  await enter(page, product.url, '/cmsadmin/settings/search', editor)
  await page.getByText('You do not have permission to manage the search index.').waitFor()
  expect(await page.getByRole('link', { name: 'Search index' }).count()).toBe(0)
  await page.close()
  const { page: cut } = await openPage(browser, 1280)
  await cut.route('**/api/ximblox/search/state', route => route.abort())
  await enter(cut, product.url, '/cmsadmin/settings/search', administrator)
  await cut.getByText('Could not load the state of the search index.').waitFor()
  await cut.close()
})

it.each([
  { width: 390, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const)('is accessible and fits: %o', async ({ width, scheme }) => {
  const { page } = await openPage(browser, width, scheme)
  await enter(page, product.url, '/cmsadmin/settings/search', administrator)
  await page.getByLabel('Search term').fill('training')
  await page.keyboard.press('Enter')
  await page.locator('mark').first().waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.close()
})
