import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { Locale } from '@ximblox/contract/locales'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, someSlug } from '../../test/content.ts'
import { registryWithCourses } from '../../test/shared-dates.ts'

let app: TestApp
let editor: Client

beforeAll(async () => {
  app = await startTestApp({ registry: registryWithCourses })
  editor = await app.as('Publisher')
  const administrator = await app.as('Administrator')
  const { defaultLocale, customSlugLocales } = await administrator.settings.get({})
  await administrator.settings.store({
    body: { defaultLocale, customSlugLocales, availableLocales: ['nl-nl', 'en-gb', 'de-de'] },
  })
})
afterAll(() => app.close())

const locales = ['nl-nl', 'en-gb', 'de-de'] as const satisfies Locale[]
const actions = ['store', 'draft', 'publish', 'unpublish', 'delete', 'restore', 'old'] as const
type Step = readonly [(typeof actions)[number], page: number]

interface PageModel {
  id: PageID
  path: string
  isDeleted: boolean
  isLive: boolean
}

/** What the rule says, apart from the code that follows it. */
class Model {
  pages: PageModel[] = []
  /** The newest value, and the one that was last saved. */
  newest = 100
  saved = 100
  live: number | undefined
  wasPublished = false

  get owner() {
    return this.pages.find(({ isDeleted }) => !isDeleted)
  }

  publish(page: PageModel) {
    page.isLive = true
    if (page === this.owner) {
      this.saved = this.newest
      this.live = this.newest
      this.wasPublished = true
    } else if (!this.wasPublished) this.live = this.saved
  }
}

const open = async (id: PageID) => (await editor.page.get({ params: { id } })).page

const store = async (id: PageID, price: number, autosave: boolean) => {
  const { pageVersion } = await open(id)
  const props = { ...pageVersion.pageType.props, price, summary: someSlug() }
  const body = { revision: pageVersion.revision, pageType: { id: 'course', props }, autosave }
  return editor.page.storeVersion({ params: { id: pageVersion.id }, body })
}

const start = async (): Promise<Model> => {
  const model = new Model()
  const page = await makePage(editor, { type: 'course' })
  await store(page.id, model.newest, false)
  model.pages.push({ id: page.id, path: `/${page.slug}`, isDeleted: false, isLive: false })
  for (const newLocale of locales.slice(1)) {
    const slug = someSlug()
    const body = { pageID: page.id, newLocale, title: 'A course', slug }
    const { pageID } = await editor.page.createTranslation({ body })
    model.pages.push({ id: pageID, path: `/${newLocale}/${slug}`, isDeleted: false, isLive: false })
  }
  return model
}

let price = 1000

const run = async (model: Model, [action, number]: Step): Promise<void> => {
  const page = model.pages[number % model.pages.length]
  if (!page) return
  const isOwner = page === model.owner
  const params = { id: page.id }
  if (page.isDeleted) {
    if (action !== 'restore') return
    await editor.page.restore({ params })
    page.isDeleted = false
  } else if (action === 'store' || action === 'draft') {
    price += 1
    const { ignored } = await store(page.id, price, action === 'draft')
    expect(ignored === undefined).toBe(isOwner)
    if (isOwner) model.newest = price
    if (isOwner && action === 'store') model.saved = price
  } else if (action === 'publish') {
    // Without a change, publishing a live page again does nothing.
    await store(page.id, model.newest, true)
    await editor.page.publish({ params, body: {} })
    model.publish(page)
  } else if (action === 'unpublish' && page.isLive) {
    await editor.page.unpublish({ params, body: {} })
    page.isLive = false
  } else if (action === 'delete' && model.pages.filter(({ isDeleted }) => !isDeleted).length > 1) {
    await editor.page.delete({ params, body: { force: true } })
    page.isDeleted = true
    page.isLive = false
  } else if (action === 'old' && !isOwner) {
    const { data } = await editor.page.listVersions({ params })
    const oldest = data.items.at(-1)
    const { pageVersion } = await open(page.id)
    if (oldest)
      await editor.page.restoreVersion({
        params: { id: oldest.versionID },
        body: { revision: pageVersion.revision },
      })
  }
}

const check = async ({ pages, newest, live }: Model): Promise<void> => {
  for (const { id, path, isDeleted, isLive } of pages) {
    if (isDeleted) continue
    expect((await open(id)).typeData.price).toBe(newest)
    if (!isLive) continue
    const { page } = await app.visitor().page.getBySlug({ body: { slug: path } })
    expect(page?.typeData.price).toBe(live)
  }
}

test('what editors and visitors see of a shared value follows the rule, whatever is done in whatever language', async () => {
  const step = fc.tuple(fc.constantFrom(...actions), fc.nat(2))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async steps => {
      const model = await start()
      for (const each of steps) {
        await run(model, each)
        await check(model)
      }
    }),
    { numRuns: 25 },
  )
})
