import type { PageQuery } from '@ximblox/blocks/query-context'
import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordDependencies } from '../../kernel/live/dependencies.ts'
import { queryContext } from '../../kernel/live/query-context.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage } from '../../test/content.ts'
import { registryWithProjects } from '../../test/listed-projects.ts'
import { refreshCards } from './refresh-cards.ts'

let test: TestApp
let publisher: Client
const tagIDs: number[] = []
const settings = { availableLocales: ['nl-nl'], defaultLocale: 'nl-nl', customSlugLocales: [] }
const dependencies = recordDependencies()

interface Project {
  title: string
  sector?: string
  year?: number
  tags?: number[]
  deadline?: string
  slug?: string
}

const makeLive = async ({ title, tags = [], slug = title, ...props }: Project) => {
  const page = await makePage(publisher, { type: 'project', title, slug: `projecten/${slug}` })
  await publisher.page.storeVersion({
    params: { id: page.pageVersion.id },
    body: {
      revision: page.pageVersion.revision,
      pageType: {
        id: 'project',
        props: { ...props, tags: tags.map(index => ({ ref: 'tag', id: tagIDs[index] ?? 0 })) },
      },
    },
  })
  await publisher.page.publish({ params: { id: page.id }, body: {} })
  return page.id
}

const list = (query: Partial<PageQuery> = {}) =>
  queryContext(
    test.app,
    { id: 1, locale: 'nl-nl', slug: 'projecten', type: 'basic' },
    settings,
    { params: {}, paramPrefix: '', otherParams: {} },
    dependencies,
  ).pages.list({ type: 'project', size: 100, ...query })

const titles = async (query: Partial<PageQuery>) => (await list(query)).items.map(({ title }) => title)

const valuesOf = async (name: string, query: Partial<PageQuery>) => {
  const { facets } = await list({ facets: [name], ...query })
  return facets[0]?.values.map(({ label, count }) => `${label} ${count}`)
}

const ids: number[] = []
let now = new Date('2027-01-01T12:00:00Z')

beforeAll(async () => {
  test = await startTestApp({ registry: registryWithProjects, now: () => now })
  publisher = await test.as('Administrator')
  for (const name of ['water', 'air']) {
    const { tag } = await publisher.tag.create({ body: { name } })
    tagIDs.push(tag.id)
  }
  for (const project of [
    { title: 'alder', sector: '1', year: 2024, tags: [0] },
    { title: 'birch', sector: '1', year: 2025, tags: [0, 1], deadline: '2027-01-02' },
    { title: 'cedar', sector: '2', year: 2025, tags: [1], deadline: '2027-05-01' },
    { title: 'dogwood', sector: '2', year: 2024, slug: 'birch/dogwood' },
    { title: 'elm' },
  ])
    ids.push(await makeLive(project))
})
afterAll(() => test.close())

it('filters by declared props and by tag', async () => {
  expect(await titles({ filters: { sector: '1' }, sort: 'title' })).toEqual(['alder', 'birch'])
  expect(await titles({ filters: { sector: '1', year: '2025' } })).toEqual(['birch'])
  expect(await titles({ filters: { tag: `${tagIDs[1]}`, year: '2025' }, sort: 'title' })).toEqual([
    'birch',
    'cedar',
  ])
  expect(await titles({ tag: tagIDs[0], sort: 'title' })).toEqual(['alder', 'birch'])
  expect(await titles({ filters: { sector: 'x', tag: 'x' } })).toEqual([])
})

it('counts the values of a filter among the pages that match the other filters', async () => {
  expect(await valuesOf('sector', {})).toEqual(['Industrie 2', 'Voeding 2'])
  expect(await valuesOf('sector', { filters: { sector: '1' } })).toEqual(['Industrie 2', 'Voeding 2'])
  expect(await valuesOf('sector', { filters: { sector: '1', year: '2024' } })).toEqual([
    'Industrie 1',
    'Voeding 1',
  ])
  expect(await valuesOf('year', { filters: { sector: '1' } })).toEqual(['2025 1', '2024 1'])
  expect(await valuesOf('tag', { filters: { sector: '1' } })).toEqual(['air 1', 'water 2'])
  expect(await valuesOf('sector', { filters: { tag: `${tagIDs[1]}` }, tag: tagIDs[0] })).toEqual([
    'Industrie 1',
  ])
})

it('counts a page once that has a tag and one that was merged into it', async () => {
  const created = await publisher.tag.create({ body: { name: 'sea' } })
  tagIDs.push(created.tag.id)
  ids.push(await makeLive({ title: 'fir', sector: '7', tags: [0, 2] }))
  expect(await valuesOf('tag', { filters: { sector: '7' } })).toEqual(['sea 1', 'water 1'])
  await publisher.tag.merge({ params: { id: created.tag.id }, body: { into: tagIDs[0] ?? 0 } })
  expect(await valuesOf('tag', { filters: { sector: '7' } })).toEqual(['water 1'])
  const all = ['alder', 'birch', 'fir']
  expect(await titles({ filters: { tag: `${tagIDs[0]}` }, sort: 'title' })).toEqual(all)
  // A list, or a URL, that names the merged tag lists what it means now.
  expect(await titles({ filters: { tag: `${created.tag.id}` }, sort: 'title' })).toEqual(all)
  expect(await titles({ tag: created.tag.id, sort: 'title' })).toEqual(all)
})

it('sorts by declared keys in a total order, and pages without one come last', async () => {
  const byYear = await titles({ sort: 'year' })
  expect(byYear).toEqual(['alder', 'dogwood', 'birch', 'cedar', 'elm', 'fir'])
  expect(await titles({ sort: 'year', size: 2, page: 2 })).toEqual(byYear.slice(2, 4))
  expect((await titles({ sort: 'deadline' })).slice(0, 2)).toEqual(['cedar', 'birch'])
})

it.each(['newest', 'title', 'year', 'deadline'])(
  'the pages of a list by %s have each item once, the last page included',
  async sort => {
    const all = await titles({ sort })
    for (const size of [1, 2, 3, all.length - 1]) {
      const last = Math.ceil(all.length / size)
      const pages = Array.from({ length: last }, (_, index) => titles({ sort, size, page: index + 1 }))
      expect((await Promise.all(pages)).flat()).toEqual(all)
      expect(await list({ sort, size, page: last + 1 })).toMatchObject({ items: [], total: all.length })
    }
  },
)

it('lists hand-picked pages in their order, and depends on these pages only', async () => {
  const [alder = 0, birch = 0, cedar = 0] = ids
  const own = recordDependencies()
  const { pages } = queryContext(
    test.app,
    { id: 1, locale: 'nl-nl', slug: '', type: 'basic' },
    settings,
    { params: {}, paramPrefix: '', otherParams: {} },
    own,
  )
  const { items, total } = await pages.list({
    type: ['basic', 'project'],
    ids: [cedar, alder, birch],
    size: 100,
  })
  expect(items.map(({ title }) => title)).toEqual(['cedar', 'alder', 'birch'])
  expect(total).toBe(3)
  expect(own.tags().filter(tag => !tag.startsWith('tag:'))).toEqual(
    [cedar, alder, birch].map(id => `page:${id}`),
  )
})

it('lists the pages below a page', async () => {
  const below = (slug: string) =>
    queryContext(
      test.app,
      { id: 1, locale: 'nl-nl', slug, type: 'basic' },
      settings,
      { params: {}, paramPrefix: '', otherParams: {} },
      recordDependencies(),
    ).pages.list({ type: 'project', below: true, size: 100 })
  expect((await below('projecten/birch')).items.map(({ title }) => title)).toEqual(['dogwood'])
  expect((await below('projecten')).total).toBe(6)
  expect((await below('')).total).toBe(6)
})

it('finds the neighbours of a page, and those that share most with it before the newest', async () => {
  const nearby = async (title: string, alike: readonly string[], size = 3) => {
    const id = (await list()).items.find(item => item.title === title)?.id ?? 0
    const own = recordDependencies()
    const { pages } = queryContext(
      test.app,
      { id, locale: 'nl-nl', slug: title, type: 'project' },
      settings,
      { params: {}, paramPrefix: '', otherParams: {} },
      own,
    )
    const { previous, next, related } = await pages.nearby({ alike, size })
    expect(own.tags()).toContain('list:project:nl-nl')
    return { previous: previous?.title, next: next?.title, related: related.map(page => page.title) }
  }
  const newest = await titles({})
  const [first = '', second = '', third = ''] = newest
  const others = newest.filter(title => title !== second)
  expect(await nearby(second, [], 2)).toEqual({ previous: third, next: first, related: others.slice(0, 2) })
  expect((await nearby(first, [])).next).toBeUndefined()
  expect((await nearby(newest.at(-1) ?? '', [])).previous).toBeUndefined()
  // birch shares a tag and the sector with alder, and fir a tag that was merged.
  expect((await nearby('alder', ['tag', 'sector'])).related.slice(0, 2)).toEqual(['birch', 'fir'])
  expect((await nearby('fir', ['tag'])).related.slice(0, 2).toSorted()).toEqual(['alder', 'birch'])
  expect((await nearby('nowhere', ['tag'], 1)).related).toEqual([first])
  await expect(nearby('alder', ['colour'])).rejects.toThrow('unknown filters: colour')
})

it('counts nothing where no page matches', async () => {
  const { items, total, facets } = await list({
    facets: ['sector', 'tag'],
    filters: { sector: '99', tag: '99' },
  })
  expect([items, total, facets.map(({ values }) => values)]).toEqual([
    [],
    0,
    [[{ value: '99', label: '99', count: 0 }], []],
  ])
})

it('refuses filters, sorts and types that are not declared, and sizes that would be cut', async () => {
  await expect(list({ filters: { colour: 'red' } })).rejects.toThrow('unknown filters: colour')
  await expect(list({ facets: ['colour'] })).rejects.toThrow('unknown filters: colour')
  await expect(list({ sort: 'colour' })).rejects.toThrow('unknown sorts: colour')
  await expect(list({ type: ['project', 'poem'] })).rejects.toThrow('unknown page types: poem')
  await expect(list({ size: 101 })).rejects.toThrow('1 to 100 pages')
})

it('lists a page below another one once it was moved there', async () => {
  const oak = await makeLive({ title: 'oak' })
  const pine = await makeLive({ title: 'pine' })
  const below = async (slug: string) => {
    const { pages } = queryContext(
      test.app,
      { id: 1, locale: 'nl-nl', slug, type: 'basic' },
      settings,
      { params: {}, paramPrefix: '', otherParams: {} },
      recordDependencies(),
    )
    const { items, total } = await pages.list({ type: 'project', below: true, size: 100, sort: 'title' })
    expect(total).toBe(items.length)
    return items.map(({ title }) => title)
  }
  const move = (id: typeof oak, slug: string) => publisher.page.save({ params: { id }, body: { id, slug } })
  await move(pine, 'projecten/oak/pine')
  expect(await below('projecten/oak')).toEqual(['pine'])
  // The pages below it move, too.
  await move(oak, 'projecten/quercus')
  expect(await below('projecten/oak')).toEqual([])
  expect(await below('projecten/quercus')).toEqual(['pine'])
})

it('computes what depends on the date again when it is outdated', async () => {
  expect(await titles({ filters: { open: 'yes' }, sort: 'title' })).toEqual(['birch', 'cedar'])
  now = new Date('2027-01-02T00:00:01Z')
  expect(await refreshCards(test.app)).toBe(1)
  expect(await titles({ filters: { open: 'yes' } })).toEqual(['cedar'])
  expect(await refreshCards(test.app)).toBe(0)
})
