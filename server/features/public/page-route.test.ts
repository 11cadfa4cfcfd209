import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createLane } from '../../kernel/admission/lane.ts'
import type { ContentListener } from '../../kernel/content/events.ts'
import { createLog } from '../../kernel/logging/log.ts'
import { plainBytes } from './answer.ts'
import { pageAnswer } from './page-answer.ts'
import { createPageCache } from './page-cache.ts'
import { createPageRoute } from './page-route.ts'
import type { ServedPage } from './path-memory.ts'
import type { RenderResult } from './render-path.ts'

interface PendingRender extends PromiseWithResolvers<RenderResult> {
  path: string
  params: object
}

afterEach(() => vi.useRealTimers())

/** A route whose renders the test resolves. */
const visitor = '192.0.2.1'

const startRoute = ({ atOnce = 4, waiting = 10 } = {}) => {
  const world = { connected: true, time: 0 }
  const listeners: ContentListener[] = []
  const events: ContentListener = {
    changed: tags => listeners.forEach(listener => listener.changed(tags)),
    missed: () => listeners.forEach(listener => listener.missed()),
  }
  const cache = createPageCache({ connected: () => world.connected, clock: () => world.time })
  listeners.push(cache)
  const renders: PendingRender[] = []
  const counted: number[] = []
  const lookedUp: string[] = []
  const lane = { atOnce, waiting, longestWait: 60_000 }
  const route = createPageRoute({
    app: {
      log: createLog('silent', false),
      now: () => new Date(world.time),
      admission: { pages: createLane(lane), unknownPaths: createLane(lane) },
      content: {
        announce: () => {},
        changed: (_id, tags) => events.changed(tags),
        subscribe: listener => void listeners.push(listener),
        connected: () => world.connected,
        stop: async () => {},
      },
      config: { publicURL: 'https://som.example' },
      redirectHits: { count: id => void counted.push(id) },
    },
    defaultLocale: 'en-gb',
    renderer: {
      render: (path, params) => {
        const pendingRender = { path, params, ...Promise.withResolvers<RenderResult>() }
        renders.push(pendingRender)
        return pendingRender.promise
      },
      findQueryRedirect: async (path, query) => {
        lookedUp.push(`${path}?${query}`)
        return query === 'p=12' ? { kind: 'redirect', to: '/new', status: 301, rest: '' } : undefined
      },
    },
    cacheOf: () => cache,
  })

  /** Resolves the newest render once it has started. */
  const finish = async (result: RenderResult) => {
    await setImmediate()
    renders.at(-1)?.resolve(result)
    // What waits starts in the turn of the event loop after that.
    await setImmediate()
    await setImmediate()
  }
  const fail = async (error: Error) => {
    await setImmediate()
    renders.at(-1)?.reject(error)
  }
  const shownAt = async (path: string, result: RenderResult) => {
    const shown = route.show(path, '', visitor)
    await finish(result)
    return shown
  }
  return { world, events, counted, lookedUp, route, renders, finish, fail, shownAt }
}

const page = (text: string, tags = ['page:1'], params: string[] = [], hasQueries = false): RenderResult => ({
  kind: 'page',
  built: { answer: pageAnswer(200, Buffer.from(text)), tags },
  params,
  hasQueries,
})

const textOf = (shown: ServedPage | undefined) => shown && plainBytes(shown.answer).toString()

const databaseAway = () => Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' })

test('counts the visits of a redirect, and none of what is remembered', async () => {
  const { counted, shownAt, route } = startRoute()
  await shownAt('/old', { kind: 'redirect', to: '/new', status: 301, redirectID: 7, rest: '' })
  await shownAt('/old', { kind: 'redirect', to: '/new', status: 301, redirectID: 7, rest: '' })
  await shownAt('/page', page('a page'))
  await route.show('/page', '', visitor)
  expect(counted).toEqual([7, 7])
})

test('a query is looked up beside a page only where a redirect has one, and does not render the page again', async () => {
  const { route, renders, lookedUp, shownAt } = startRoute()
  await shownAt('/plain', page('plain'))
  await shownAt('/', page('home', ['page:1'], [], true))
  expect(textOf(route.recall('/plain', 'p=12'))).toBe('plain')
  expect(lookedUp).toEqual([])
  expect(route.recall('/', 'p=12')).toBeUndefined()
  expect((await route.show('/', 'p=12', visitor)).answer.status).toBe(301)
  expect(textOf(await route.show('/', 'utm_source=mail', visitor))).toBe('home')
  expect(textOf(route.recall('/', ''))).toBe('home')
  expect(lookedUp).toEqual(['/?p=12', '/?utm_source=mail'])
  expect(renders).toHaveLength(2)
})

test('a redirect with a query that is added beside a known page is found by the first visitor', async () => {
  const { route, events, finish, shownAt } = startRoute()
  await shownAt('/', page('home'))
  events.changed(['page:1'])
  const asked = route.show('/', 'p=12', visitor)
  await finish(page('home', ['page:1'], [], true))
  expect((await asked).answer.status).toBe(301)
})

test('a path without a page is remembered as missing, unless a redirect has a query there', async () => {
  const { route, shownAt, finish } = startRoute()
  await shownAt('/404', page('not found'))
  const asked = route.show('/index.php', 'id=1', visitor)
  await finish({ kind: 'missing', instead: '/404', hasQueries: true })
  expect(textOf(await asked)).toBe('not found')
  expect((await route.show('/index.php', 'p=12', visitor)).answer.status).toBe(301)
  expect(textOf(route.recall('/index.php', ''))).toBe('not found')
})

test('a page is rendered once for any number of requests', async () => {
  const { route, renders, finish } = startRoute()
  const asked = Array.from({ length: 50 }, () => route.show('/a', '', visitor))
  await finish(page('a'))
  expect(renders).toHaveLength(1)
  expect((await Promise.all(asked)).map(textOf)).toEqual(Array.from({ length: 50 }, () => 'a'))
  expect(textOf(route.recall('/a', ''))).toBe('a')
})

test('a render that an event outdated is neither cached nor shown, and the page is rendered again', async () => {
  const { route, renders, finish, events } = startRoute()
  const asked = route.show('/a', '', visitor)
  await setImmediate()
  events.changed(['page:1'])
  const askedAfter = route.show('/a', '', visitor)
  await finish(page('read before the event'))
  expect(route.recall('/a', '')).toBeUndefined()
  expect(renders).toHaveLength(2)
  await finish(page('read after the event'))
  expect(textOf(await asked)).toBe('read after the event')
  expect(textOf(await askedAfter)).toBe('read after the event')
  expect(textOf(route.recall('/a', ''))).toBe('read after the event')
  expect(renders).toHaveLength(2)
})

test('an unrelated event neither repeats a render nor marks a page as old', async () => {
  const { route, renders, finish, events } = startRoute()
  const asked = route.show('/a', '', visitor)
  await setImmediate()
  events.changed(['page:2'])
  const askedAfter = route.show('/a', '', visitor)
  await finish(page('a'))
  expect(textOf(await asked)).toBe('a')
  expect(textOf(await askedAfter)).toBe('a')
  events.changed(['list:news:nl-nl'])
  expect(textOf(route.recall('/a', ''))).toBe('a')
  expect(renders).toHaveLength(1)
})

test('a page that changes constantly is served in the end, but not cached', async () => {
  const { route, renders, finish, events } = startRoute()
  const asked = route.show('/a', '', visitor)
  for (const text of ['1', '2', '3']) {
    await setImmediate()
    events.changed(['page:1'])
    await finish(page(text))
  }
  expect(textOf(await asked)).toBe('3')
  expect(renders).toHaveLength(3)
  expect(route.recall('/a', '')).toBeUndefined()
})

test('query parameters that no block of the page uses create no second page', async () => {
  const { route, renders, finish } = startRoute()
  const asked = route.show('/a', 'page=2&tag=t5&utm_source=mail', visitor)
  await finish(page('a, 2', ['page:1'], ['page']))
  expect(renders[0]?.params).toEqual({ page: '2', tag: 't5', utm_source: 'mail' })
  expect(textOf(await asked)).toBe('a, 2')
  expect(textOf(route.recall('/a', 'page=2'))).toBe('a, 2')
  expect(textOf(route.recall('/a', 'gclid=1&tag=t6&page=2'))).toBe('a, 2')
  expect(route.recall('/a', '')).toBeUndefined()
})

test('pages that a list does not have share the “not found” page, and are not built again', async () => {
  const { route, renders, finish, events } = startRoute()
  const lacking: RenderResult = {
    kind: 'missing-params',
    instead: '/404',
    params: ['page', 'tag'],
    numberedPages: [{ param: 'page', count: 3 }],
  }
  const ask = async (query: string, result: RenderResult) => {
    const shown = route.show('/a', query, visitor)
    await finish(result)
    return shown
  }
  const first = route.show('/a', 'page=4', visitor)
  await finish(lacking)
  await finish(page('nothing here', ['page:9']))
  expect(textOf(await first)).toBe('nothing here')
  for (const query of ['page=5', 'page=99999', 'page=x', 'utm_source=x&page=0'])
    expect([query, textOf(route.recall('/a', query))]).toEqual([query, 'nothing here'])
  expect(renders).toHaveLength(2)
  // The filter may leave another number of pages, and a page of the list is there.
  expect(route.recall('/a', 'page=5&tag=t1')).toBeUndefined()
  expect(textOf(await ask('page=3', page('a, 3', ['page:1'], ['page', 'tag'])))).toBe('a, 3')
  events.changed(['list:news:nl-nl'])
  expect(route.recall('/a', 'page=4')).toBeUndefined()
})

test('missing paths share the locale’s “not found” page', async () => {
  const { route, renders, finish, events } = startRoute()
  const asked = route.show('/nowhere', '', visitor)
  await finish({ kind: 'missing', instead: '/404' })
  expect(renders.at(-1)?.path).toBe('/404')
  await finish(page('nothing here', ['page:9']))
  const shown = await asked
  expect(shown.key).toBe('/404')
  expect(textOf(route.recall('/nowhere', 'x=1'))).toBe('nothing here')
  events.changed(['page:5'])
  expect(route.recall('/nowhere', '')).toBeUndefined()
})

test('a path is not remembered as missing when an event may just have filled it', async () => {
  const { route, finish, events } = startRoute()
  const asked = route.show('/new', '', visitor)
  await setImmediate()
  events.changed(['page:7'])
  await finish({ kind: 'missing', instead: '/404' })
  await finish(page('nothing here'))
  await asked
  expect(route.recall('/new', '')).toBeUndefined()
})

test('redirects are not cached', async () => {
  const { route, shownAt } = startRoute()
  const shown = await shownAt('/old', { kind: 'redirect', to: '/new', status: 301, rest: '' })
  expect(shown.answer.status).toBe(301)
  expect(route.recall('/old', '')).toBeUndefined()
})

test('while the database is unreachable the last page is shown and marked as stale', async () => {
  const { route, renders, fail, shownAt, world, events } = startRoute()
  await shownAt('/a', page('a'))
  world.connected = false
  events.missed()
  const asked = route.show('/a', '', visitor)
  await fail(databaseAway())
  expect(await asked).toMatchObject({ key: '/a', stale: true })
  expect(textOf(await route.show('/a', '', visitor))).toBe('a')
  expect(renders).toHaveLength(2)
  world.time += 1_000
  expect(textOf(await shownAt('/a', page('a, back')))).toBe('a, back')
})

test('a page that was never rendered is unavailable while the database is unreachable', async () => {
  const { route, fail } = startRoute()
  const asked = route.show('/a', '', visitor)
  await fail(databaseAway())
  const { answer, stale } = await asked
  expect(stale).toBeUndefined()
  expect(answer.status).toBe(503)
  expect(answer.representations.identity.headers).toContain('Retry-After')
})

test('while the database hangs the last page is shown after a short wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { route, renders, shownAt, world, events } = startRoute()
  await shownAt('/a', page('a'))
  world.connected = false
  events.missed()
  const asked = route.show('/a', '', visitor)
  await vi.advanceTimersByTimeAsync(300)
  expect(await asked).toMatchObject({ key: '/a', stale: true })
  expect(renders).toHaveLength(2)
})

test('a slow page is awaited while the database works', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { route, shownAt, finish, events } = startRoute()
  await shownAt('/a', page('before', ['list:news:nl-nl']))
  events.changed(['list:news:nl-nl'])
  const asked = route.show('/a', '', visitor)
  await vi.advanceTimersByTimeAsync(10_000)
  await finish(page('after'))
  expect(textOf(await asked)).toBe('after')
})

test('a build that waited behind one without a database does not query it either', async () => {
  const { route, renders, fail } = startRoute({ atOnce: 1 })
  const asked = [route.show('/a', '', visitor), route.show('/b', '', visitor)]
  await fail(databaseAway())
  expect((await Promise.all(asked)).map(({ answer }) => answer.status)).toEqual([503, 503])
  expect(renders).toHaveLength(1)
})

test('unknown paths do not block pages that were rendered before', async () => {
  const { route, shownAt, finish, renders, events } = startRoute({ atOnce: 1, waiting: 1 })
  await shownAt('/a', page('before'))
  events.changed(['page:1'])
  await setImmediate()
  void route.show('/x', '', visitor)
  void route.show('/y', '', visitor)
  expect((await route.show('/z', '', visitor)).answer.status).toBe(503)
  const asked = route.show('/a', '', visitor)
  await finish(page('after'))
  expect(textOf(await asked)).toBe('after')
  expect(renders.map(({ path }) => path)).toEqual(['/a', '/x', '/a'])
})

test('a render error only affects its own page', async () => {
  const { route, fail, shownAt } = startRoute()
  const asked = route.show('/a', '', visitor)
  await fail(new TypeError('undefined is not a function'))
  expect((await asked).answer.status).toBe(500)
  expect((await shownAt('/b', page('b'))).answer.status).toBe(200)
})

test('pages beyond the rendering capacity are refused for a moment', async () => {
  const { route, renders } = startRoute({ atOnce: 1, waiting: 1 })
  void route.show('/a', '', visitor)
  void route.show('/b', '', visitor)
  const { answer } = await route.show('/c', '', visitor)
  expect(answer.status).toBe(503)
  expect(renders).toHaveLength(1)
})
