import { type Client, createClient } from '@ximblox/contract/client'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { copyDataDir, type DataDir, type Product, startProduct } from '../product.ts'

// What visitors of the starter site look for in their own words, and the page that they mean. Other journeys publish
// pages, so this one has a site of its own.

let folder: DataDir
let product: Product
let visitor: Client

beforeAll(async () => {
  folder = await copyDataDir(inject('starterDataDir'))
  product = await startProduct({ dataDir: folder.dataDir })
  visitor = createClient({ baseURL: product.url })
})
afterAll(async () => {
  await product.stop()
  await folder.remove()
})

const firstResult = async (locale: string, term: string): Promise<string | undefined> => {
  const { results } = await visitor.search.search({ body: { term, locales: [locale] } })
  return results[0]?.path
}

const courses = { nl: '/som-academie/trainingen', en: '/en-gb/sse-academy/training-courses' }
const projects = { nl: '/onswerk/projecten', en: '/en-gb/our-work/projects' }

/** By the term that a visitor enters. */
const dutch: Record<string, string> = {
  'duurzaam inkopen': `${courses.nl}/duurzaam-inkopen`,
  'duurzaam ink': `${courses.nl}/duurzaam-inkopen`,
  co2: `${courses.nl}/co2-in-cijfers`,
  'CO₂ cijfers': `${courses.nl}/co2-in-cijfers`,
  'duurzaam leiden': `${courses.nl}/duurzaam-leiden`,
  'ontwerpen circulair': `${courses.nl}/circulair-ontwerpen`,
  'energie werkvloer': `${courses.nl}/energie-op-de-werkvloer`,
  trainingen: courses.nl,
  'kratten kring': `${projects.nl}/kratten-in-een-kring`,
  'scholen gas': `${projects.nl}/scholen-van-het-gas`,
  'houten straat': `${projects.nl}/een-straat-van-hout`,
  'laatste kilometer': `${projects.nl}/de-laatste-kilometer-over-water`,
  'tachtig bladzijden': `${projects.nl}/verslag-in-tachtig-bladzijden`,
  projecten: projects.nl,
  'verslag op één blad': '/actueel/een-verslag-op-een-blad',
  'een jaar zonder vliegen': '/actueel/een-jaar-zonder-vliegen',
  'warmte van de buren': '/actueel/warmte-van-de-buren',
  'eigen cijfers': '/actueel/onze-eigen-cijfers',
  'twintig jaar': '/actueel/twintig-jaar-som',
  'marit de wilde': '/over-ons/team/marit-de-wilde',
  'adviseur energie': '/over-ons/vacatures/adviseur-energie-en-gebouwen',
  'vacature trainer': '/over-ons/vacatures/trainer-som-academie',
  afstudeerplek: '/over-ons/vacatures/afstudeerplek-materialen',
  vacatures: '/over-ons/vacatures',
  'over ons': '/over-ons',
  niewsbrief: '/nieuwsbrief',
  contct: '/contact',
  voorwaarden: '/algemene-voorwaarden',
  literatuur: '/kenniscentrum/literatuur',
}

const english: Record<string, string> = {
  purchasing: `${courses.en}/sustainable-purchasing`,
  'sustainable purch': `${courses.en}/sustainable-purchasing`,
  'carbon figure': `${courses.en}/carbon-in-figures`,
  'circular designs': `${courses.en}/circular-design`,
  'energy shop floor': `${courses.en}/energy-on-the-shop-floor`,
  'training course': courses.en,
  'timber street': `${projects.en}/a-street-of-timber`,
  'water twice': `${projects.en}/water-that-works-twice`,
  'last mile': `${projects.en}/the-last-mile-by-water`,
  'schools without gas': `${projects.en}/schools-without-gas`,
  'report eighty pages': `${projects.en}/a-report-in-eighty-pages`,
  'year without flying': '/en-gb/news/a-year-without-flying',
  'heat next door': '/en-gb/news/heat-from-next-door',
  'own figures': '/en-gb/news/our-own-figures',
  'twenty years': '/en-gb/news/twenty-years-of-som',
  'graduate placement': '/en-gb/about-us/vacancies/graduate-placement-materials',
  'energy consultant': '/en-gb/about-us/vacancies/energy-and-buildings-consultant',
  'ABOUT US': '/en-gb/about-us',
  newletter: '/en-gb/newsletter',
  contact: '/en-gb/contact',
  privacy: '/en-gb/privacy-and-cookie-statement',
  cookies: '/en-gb/cookie-statement',
  'cookie statement': '/en-gb/cookie-statement',
  'terms and conditions': '/en-gb/terms-and-conditions',
  advice: '/en-gb/advice',
}

const expected = [
  ...Object.entries(dutch).map(([term, path]) => ({ locale: 'nl-nl', term, path })),
  ...Object.entries(english).map(([term, path]) => ({ locale: 'en-gb', term, path })),
]

describe('the first result', () => {
  it.each(expected)('for "$term" in $locale is $path', async ({ locale, term, path }) => {
    expect(await firstResult(locale, term)).toBe(path)
  })
})
