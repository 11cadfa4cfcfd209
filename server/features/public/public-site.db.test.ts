import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import type { FormOperations } from '../../kernel/forms/form-operations.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { testAssets } from '../../test/assets.ts'
import { makePage, note, someSlug } from '../../test/content.ts'
import { findTestDocument, renderTestPage } from '../../test/site.ts'
import { loadAssets } from './assets.ts'
import { createPublicSite } from './public-site.ts'

let first: TestApp
let second: TestApp
let publisher: Client
let one: Node
let other: Node

type Node = Awaited<ReturnType<typeof startNode>>

/** A site without forms. */
const refused = async () => {
  throw refuse('notFound')
}
const noForms: FormOperations = { submit: refused, open: refused, act: refused }

/** A process of the public site that counts the pages it renders. */
const startNode = async (app: App) => {
  const rendered: string[] = []
  const site = createPublicSite(app, {
    readiness: { contentReady: true },
    defaultLocale: 'nl-nl',
    forms: noForms,
    findDocument: findTestDocument,
    assets: await loadAssets(await testAssets(app.config.dataDir)),
    renderPage: view => {
      rendered.push(view.page.path)
      return renderTestPage(view)
    },
  })
  const server = createServer((request, response) => {
    if (!site.serve(request, response)) void site.handle(request, response, '127.0.0.1')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    rendered,
    read: async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'accept-encoding': 'identity', ...headers },
        redirect: 'manual',
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, text, etag: response.headers.get('etag') }
    },
    /** The next content change of which this process is notified. */
    change: () =>
      new Promise<void>(resolve =>
        app.content.subscribe({ changed: () => resolve(), missed: () => resolve() }),
      ),
    close: () => server.close(),
  }
}

const publish = (page: { id: PageID }) => publisher.page.publish({ params: { id: page.id }, body: {} })

const makeLive = async (options: Parameters<typeof makePage>[1] = {}) => {
  const page = await makePage(publisher, options)
  await publish(page)
  return page
}

const store = async (page: { id: PageID }, text: string) => {
  const { page: now } = await publisher.page.get({ params: { id: page.id } })
  const body = { revision: now.pageVersion.revision, blocks: [note('one', text)] }
  await publisher.page.storeVersion({ params: { id: now.pageVersion.id }, body })
}

/** The statements that PostgreSQL runs during some work. */
const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const statements: string[] = []
  const stop = first.database.listen(statement => void statements.push(statement))
  await work()
  stop()
  // The other process reads the events of which it is notified, at any time and through the same pool.
  return statements.filter(statement => !statement.includes('"content_event"'))
}

const lastPageOf = async (slug: string): Promise<number> => {
  let last = 1
  while ((await one.read(`/${slug}?page=${last + 1}`)).status === 200) last++
  return last
}

beforeAll(async () => {
  first = await startTestApp()
  second = await startTestApp({ beside: first })
  publisher = await first.as('Administrator')
  one = await startNode(first.app)
  other = await startNode(second.app)
})
afterAll(async () => {
  one.close()
  other.close()
  await second.close()
  await first.close()
})

describe('a path that is written otherwise', () => {
  it('leads to the page with the query, in capitals and with spaces or slashes at its end too', async () => {
    const { slug } = await makeLive()
    for (const path of [
      `/${slug.toUpperCase()}`,
      `/${slug}%20`,
      `/${slug}/`,
      `/NL-NL/${slug}`,
      `/nl-nl/${slug}`,
    ]) {
      const { status, headers } = await one.read(`${path}?page=2&utm_source=mail`)
      expect([path, status, headers.get('location')]).toEqual([path, 301, `/${slug}?page=2&utm_source=mail`])
    }
  })

  it('stays unknown where no page has its lower-case path', async () => {
    expect((await one.read('/NO-SUCH-PAGE')).status).toBe(404)
  })
})

describe('a published page', () => {
  it('is rendered once and then served from memory, or with 304 to clients that have it', async () => {
    const { slug } = await makeLive({ blocks: [note('one', 'Good morning')] })
    const answers = await Promise.all(Array.from({ length: 20 }, () => one.read(`/${slug}`)))
    expect(answers.every(answer => answer.status === 200 && answer.text.includes('Good morning'))).toBe(true)
    expect(one.rendered.filter(path => path === `/${slug}`)).toHaveLength(1)
    const held = await one.read(`/${slug}`, { 'if-none-match': String(answers[0]?.etag) })
    expect(held).toMatchObject({ status: 304, text: '' })
  })

  it('is the same for everybody, whatever headers they send', async () => {
    const { slug } = await makeLive()
    const poison = {
      cookie: 'session=CANARY',
      authorization: 'Bearer CANARY',
      host: 'canary.example',
      'x-forwarded-host': 'canary.example',
      'x-forwarded-proto': 'https',
      'x-original-url': '/CANARY',
      'accept-language': 'fr',
      'x-preview': 'CANARY',
    }
    const poisoned = await one.read(`/${slug}?preview=1&utm_source=CANARY`, poison)
    const clean = await one.read(`/${slug}`)
    expect(poisoned.text).toBe(clean.text)
    expect(poisoned.headers.get('set-cookie')).toBeNull()
    expect(one.rendered.filter(path => path === `/${slug}`)).toHaveLength(1)
  })

  it('shows nothing of a draft', async () => {
    const page = await makeLive({ blocks: [note('one', 'public')] })
    const draft = await makePage(publisher, { blocks: [note('one', 'CANARY')] })
    await store(page, 'CANARY')
    expect((await one.read(`/${page.slug}`)).text).toContain('public')
    expect((await one.read(`/${page.slug}`)).text).not.toContain('CANARY')
    expect((await one.read(`/${draft.slug}`)).status).toBe(404)
  })

  it('is sent to its first visitor in the encoding that they accept, and to the next in theirs', async () => {
    const { slug } = await makeLive({ blocks: [note('one', 'word '.repeat(40))] })
    const read = async (encoding: string) => {
      const { headers, text } = await one.read(`/${slug}`, { 'accept-encoding': encoding })
      return { encoding: headers.get('content-encoding'), text }
    }
    const plain = await read('identity')
    expect(plain.encoding).toBeNull()
    for (const encoding of ['br', 'gzip']) expect(await read(encoding)).toEqual({ ...plain, encoding })
    const page = await makeLive({ blocks: [note('one', 'word '.repeat(40))] })
    const first = await one.read(`/${page.slug}`, { 'accept-encoding': 'gzip, br' })
    expect(first.headers.get('content-encoding')).toBe('br')
    expect(one.rendered.filter(path => path === `/${slug}`)).toHaveLength(1)
  })

  it('has the same headers whether it was in memory or not', async () => {
    const { slug } = await makeLive()
    const headers = async () => {
      const answer = await first.read(`/${slug}`, { 'accept-encoding': 'br' })
      return [...answer.headers].filter(([name]) => name !== 'date')
    }
    const before = await headers()
    expect(await headers()).toEqual(before)
    const names = before.map(([name]) => name)
    expect(names.filter(name => ['origin-agent-cluster', 'x-dns-prefetch-control'].includes(name))).toEqual(
      [],
    )
  })

  it('costs two statements at most and one for each list, and none once it is in memory', async () => {
    const page = await makeLive({
      blocks: [{ type: 'latest', key: 'list' }, note('one', 'word '.repeat(40))],
    })
    const cost = (headers: Record<string, string>) => statementsOf(() => one.read(`/${page.slug}`, headers))
    expect(await cost({ 'accept-encoding': 'br' })).toHaveLength(2)
    expect(await cost({ 'accept-encoding': 'br' })).toEqual([])
    expect(await cost({ 'accept-encoding': 'gzip' })).toEqual([])
    const { etag } = await one.read(`/${page.slug}`)
    expect(await cost({ 'if-none-match': String(etag) })).toEqual([])
  })
})

describe('a URL that visitors invent', () => {
  it('costs nothing by parameters that the page does not use', async () => {
    const { slug } = await makeLive()
    await one.read(`/${slug}`)
    const invented = ['a=1', 'b=2&c=3', 'page=2', 'utm_source=x&q=%00']
    const cost = await statementsOf(async () => {
      for (const query of invented) expect((await one.read(`/${slug}?${query}`)).status).toBe(200)
    })
    expect(cost).toEqual([])
  })

  it('costs nothing by numbers beyond the last page of a list, until the list grows', async () => {
    const { slug } = await makeLive({ blocks: [{ type: 'numbered', key: 'list' }] })
    for (const title of ['A', 'B']) await makeLive({ type: 'news', title })
    const last = await lastPageOf(slug)
    const beyond = [last + 1, last + 2, 77_777, 'x', '0', '123456789'].map(
      number => `/${slug}?page=${number}`,
    )
    expect((await one.read(`/${slug}?page=999`)).status).toBe(404)
    one.rendered.length = 0
    const cost = await statementsOf(async () => {
      for (const path of beyond) expect([path, (await one.read(path)).status]).toEqual([path, 404])
    })
    expect([cost, one.rendered]).toEqual([[], []])
    expect((await one.read(`/${slug}?page=${last}`)).status).toBe(200)
    await makeLive({ type: 'news', title: 'C' })
    expect((await one.read(`/${slug}?page=${last + 1}`)).status).toBe(200)
    expect((await one.read(`/${slug}?page=${last + 2}`)).status).toBe(404)
  })

  it('costs three statements by a path without a page, and none the second time', async () => {
    await one.read('/nowhere-at-all')
    const cost = () => statementsOf(() => one.read('/nowhere-else'))
    expect((await cost()).length).toBeLessThanOrEqual(3)
    expect(await cost()).toEqual([])
  })
})

describe('a publish', () => {
  it('is visible at once on its own node, and on every other after its notification', async () => {
    const page = await makeLive({ blocks: [note('one', 'before')] })
    await Promise.all([one.read(`/${page.slug}`), other.read(`/${page.slug}`)])
    await store(page, 'after')
    const heard = other.change()
    await publish(page)
    expect((await one.read(`/${page.slug}`)).text).toContain('after')
    await heard
    expect((await other.read(`/${page.slug}`)).text).toContain('after')
  })

  it('does not affect pages without that page, or a list of its type', async () => {
    const bystander = await makeLive()
    const list = await makeLive({ blocks: [{ type: 'latest', key: 'list' }] })
    const read = () => Promise.all([one.read(`/${bystander.slug}`), one.read(`/${list.slug}`)])
    const before = await read()
    await read()
    one.rendered.length = 0

    await makeLive()
    expect((await read()).map(answer => answer.etag)).toEqual(before.map(answer => answer.etag))
    expect(one.rendered).toEqual([])

    await makeLive({ type: 'news', title: 'Fresh news' })
    const after = await read()
    expect(after[0]?.etag).toBe(before[0]?.etag)
    expect(after[1]?.text).toContain('Fresh news')
    expect(one.rendered).toEqual([`/${list.slug}`])
  })

  it('is in no cache when it searches for what the visitor entered, and cached otherwise', async () => {
    const page = await makeLive({ blocks: [{ type: 'finder', key: 'search' }] })
    await makeLive({ title: 'Zonnebloem' })
    one.rendered.length = 0
    for (const _time of [1, 2]) {
      const found = await one.read(`/${page.slug}?q=zonnebloem`)
      expect(found.headers.get('cache-control')).toBe('no-store')
      expect(found.text).toContain('Zonnebloem')
    }
    expect(one.rendered).toHaveLength(2)
    for (const query of ['', '?q=', '?q=%20']) {
      const { headers, text } = await one.read(`/${page.slug}${query}`)
      expect(headers.get('cache-control')).not.toBe('no-store')
      expect(text).not.toContain('Zonnebloem')
    }
  })

  it('updates the language links of its translations', async () => {
    const dutch = await makeLive()
    await one.read(`/${dutch.slug}`)
    const slug = someSlug()
    const { pageID } = await publisher.page.createTranslation({
      body: { pageID: dutch.id, newLocale: 'en-gb', title: 'In English', slug },
    })
    await publish({ id: pageID })
    expect((await one.read(`/${dutch.slug}`)).text).toContain(`"path":"/en-gb/${slug}"`)
    expect((await one.read(`/en-gb/${slug}`)).text).toContain(`"path":"/${dutch.slug}"`)
  })

  it('updates the breadcrumbs of the pages below it, which nothing else affects', async () => {
    const top = someSlug()
    const below = await makeLive({ slug: `${top}/below` })
    const read = async () => (await one.read(`/${below.slug}`)).text
    expect(await read()).not.toContain(`"path":"/${top}"`)
    const above = await makePage(publisher, { slug: top, title: 'Above' })
    const renderedBefore = one.rendered.length
    await makeLive({ slug: someSlug() })
    await read()
    expect(one.rendered).toHaveLength(renderedBefore)
    await publish(above)
    expect(await read()).toContain(`"path":"/${top}","title":"Above"`)
    await publisher.page.unpublish({ params: { id: above.id }, body: { leave: 'gone' } })
    expect(await read()).not.toContain(`"path":"/${top}"`)
  })

  it('turns a missing path into a page', async () => {
    const page = await makePage(publisher)
    expect((await one.read(`/${page.slug}`)).status).toBe(404)
    await publish(page)
    expect((await one.read(`/${page.slug}`)).status).toBe(200)
  })
})

describe('a page taken off the site', () => {
  const leave = async (body: { leave?: 'nothing' | 'gone' | 'redirect'; to?: string }) => {
    const page = await makeLive()
    await one.read(`/${page.slug}`)
    await publisher.page.unpublish({ params: { id: page.id }, body })
    return one.read(`/${page.slug}`)
  }

  it('responds with 404, 410 or a redirect, as requested', async () => {
    expect((await leave({})).status).toBe(404)
    const gone = await leave({ leave: 'gone' })
    expect(gone.status).toBe(410)
    expect(gone.text).toContain('<html lang="nl">')
    const { slug } = await makeLive()
    const moved = await leave({ leave: 'redirect', to: `/${slug}` })
    expect([301, 302]).toContain(moved.status)
    expect(moved.headers.get('location')).toBe(`/${slug}`)
  })
})

describe('an address', () => {
  it.each([
    ['/some-slug/', '/some-slug'],
    ['/nl-nl/some-slug', '/some-slug'],
    ['/nl-nl', '/'],
    ['/en-gb/', '/en-gb'],
  ])('%s leads to %s', async (path, canonical) => {
    const answer = await one.read(path)
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(canonical)
  })

  it.each(['//evil.example/', '/\\evil.example/', '/%2f%2fevil.example/', '/nl-nl//evil.example', '/..%2f/'])(
    '%s leads nowhere',
    async path => {
      const answer = await one.read(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('location')).toBeNull()
    },
  )

  it.each(['/%', '/%ff', '/a%00b'])('%s is malformed', async path => {
    expect((await one.read(path)).status).toBe(400)
  })

  it('in an unavailable locale is not found', async () => {
    const { slug } = await makeLive()
    await first.app.db.updateTable('page').set({ locale: 'de-de' }).where('slug', '=', slug).execute()
    expect((await one.read(`/de-de/${slug}`)).status).toBe(404)
  })

  it('without a page shows the locale’s own “not found” page with status 404', async () => {
    expect((await one.read('/no-such-page')).text).toContain('Pagina niet gevonden')
    await makeLive({ slug: '404', blocks: [note('one', 'Nothing here, alas')] })
    for (const path of ['/no-such-page', '/404', '/UPPER', '/de-de', '/api']) {
      const answer = await one.read(path)
      expect(answer.status).toBe(404)
      expect(answer.text).toContain('Nothing here, alas')
    }
    expect((await one.read('/en-gb/no-such-page')).text).toContain('Page not found')
  })

  it('only accepts GET and HEAD', async () => {
    const response = await fetch(`${first.url}/no-such-page`, { method: 'DELETE' })
    expect(response.ok).toBe(false)
  })
})
