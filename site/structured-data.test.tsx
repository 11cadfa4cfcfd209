import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { JsonObject } from 'ximblox'
import type { PageView } from 'ximblox/views'
import { StructuredData, structuredData } from './page-types/structured-data/structured-data.tsx'
import { firstOfType, starterPage, starterPages } from './test/starter-content.ts'
import { starterView } from './test/starter-view.ts'

/** What Google's documentation requires of each type, or recommends and this site always has. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  BreadcrumbList: ['itemListElement'],
  NewsArticle: ['headline', 'datePublished', 'dateModified', 'author', 'publisher'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  CourseInstance: ['courseMode', 'startDate', 'endDate', 'location', 'offers'],
  Schedule: ['repeatFrequency', 'repeatCount'],
  Offer: ['category', 'price', 'priceCurrency', 'url'],
  // A training takes place in a building, a job in a town.
  Place: ['address'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation', 'validThrough'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitText'],
  Person: ['name'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
}

const nodesIn = (value: unknown): JsonObject[] => {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesIn)
  return '@type' in value ? [value as JsonObject, ...inside] : inside
}

const typesOn = (view: PageView) => structuredData(view).map(data => data['@type'])

const at = (key: string): PageView => starterView(starterPage(key))

const firstOf = (type: string): PageView => starterView(firstOfType(type))

const onlyOf = (view: PageView, type: string): JsonObject =>
  structuredData(view).find(data => data['@type'] === type) ?? {}

test.each(starterPages)('$locale/$slug has all properties that search engines require, none empty', page => {
  const nodes = nodesIn(structuredData(starterView(page)))
  expect(nodes.length).toBeGreaterThan(0)
  for (const node of nodes) {
    const type = typeof node['@type'] === 'string' ? node['@type'] : ''
    expect(Object.keys(required)).toContain(type)
    expect([type, Object.keys(node)]).toEqual([type, expect.arrayContaining([...(required[type] ?? [])])])
    for (const value of Object.values(node)) expect(['', null, undefined]).not.toContain(value)
  }
})

test('each page has the types that fit it', () => {
  expect(typesOn(at('nl-nl/'))).toEqual(['Organization'])
  expect(typesOn(at('nl-nl/over-ons'))).toEqual(['Organization', 'BreadcrumbList'])
  expect(typesOn(firstOf('news'))).toEqual(['Organization', 'BreadcrumbList', 'NewsArticle'])
  expect(typesOn(firstOf('training'))).toEqual(expect.arrayContaining(['Course']))
})

test('an article names its author, with the page of the team about them', () => {
  const view = firstOf('news')
  const withAuthor = (pageData: PageView['pageData']) =>
    onlyOf(
      { ...view, page: { ...view.page, props: { ...view.page.props, author: 'Ann' } }, pageData },
      'NewsArticle',
    ).author
  expect(withAuthor(null)).toEqual({ '@type': 'Person', name: 'Ann' })
  expect(withAuthor({ author: { path: '/over-ons/team/ann' } })).toEqual({
    '@type': 'Person',
    name: 'Ann',
    url: 'https://som.example/over-ons/team/ann',
  })
})

const date = {
  key: 'a',
  start: '2027-03-10',
  end: '2027-03-11',
  place: 'Utrecht',
  location: 'Kwekerslaan 12',
}

const training = (changes: JsonObject, taken: JsonObject | null = { a: 4 }): JsonObject => {
  const view = firstOf('training')
  const props = { price: 990, trainer: 'Ann', dates: [{ ...date, capacity: 10, ...changes }] }
  return onlyOf(
    { ...view, now: '2027-03-01T12:00:00Z', page: { ...view.page, props }, pageData: taken && { taken } },
    'Course',
  )
}

test('a date of a training has its days, place, price and the places that are left', () => {
  expect(training({}).hasCourseInstance).toMatchObject([
    {
      startDate: '2027-03-10',
      endDate: '2027-03-11',
      courseSchedule: { repeatFrequency: 'Daily', repeatCount: 2 },
      location: { name: 'Utrecht', address: 'Kwekerslaan 12, Utrecht' },
      instructor: { name: 'Ann' },
      remainingAttendeeCapacity: 6,
      offers: { price: 990, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    },
  ])
})

test.each([
  ['is sold out when it is full', {}, { a: 10 }, 'SoldOut'],
  ['can be ordered later until registration opens', { opensOn: '2027-03-05' }, { a: 0 }, 'PreOrder'],
])('a date %s', (_title, changes, taken, availability) =>
  expect(training(changes, taken).hasCourseInstance).toMatchObject([
    { offers: { availability: `https://schema.org/${availability}` } },
  ]),
)

test('dates that are past or not known are left out, and so is an unknown number of places', () => {
  expect(training({ start: '2027-02-01' })).not.toHaveProperty('hasCourseInstance')
  expect(training({ start: '' })).not.toHaveProperty('hasCourseInstance')
  expect(JSON.stringify(training({}, null))).not.toContain('availability')
  expect(JSON.stringify(training({ end: '2027-09-01' }))).not.toContain('Schedule')
})

test('no text of an editor ends the script', () => {
  const view = firstOf('news')
  const title = '</script><script>alert(1)</script>'
  const markup = renderToStaticMarkup(<StructuredData view={{ ...view, page: { ...view.page, title } }} />)
  expect(markup.match(/<\/script>/g)).toHaveLength(3)
  expect(markup).not.toContain('<script>')
})

test('a “not found” page says nothing about itself', () =>
  expect(renderToStaticMarkup(<StructuredData view={{ ...at('nl-nl/'), status: 404 }} />)).toBe(''))

test('a vacancy offers its job until the day after its closing date', () => {
  const view = firstOf('vacancy')
  const props = { ...view.page.props, closesOn: '2027-03-01', country: 'BE' }
  const on = (now: string) => onlyOf({ ...view, now, page: { ...view.page, props } }, 'JobPosting')
  expect(on('2027-03-01T12:00:00Z')).toMatchObject({
    validThrough: '2027-03-01T23:59:59',
    employmentType: 'PART_TIME',
    jobLocation: { address: { addressLocality: 'Utrecht', addressCountry: 'BE' } },
    baseSalary: { currency: 'EUR', value: { minValue: 4100, maxValue: 5400, unitText: 'MONTH' } },
  })
  expect(on('2027-03-02T12:00:00Z')).toEqual({})
})
