import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import fc from 'fast-check'
import type { TestApp } from './app.ts'
import { refusalOf } from './content.ts'

// Moves, restores, publishes and unpublishes a few pages at random, and compares them with a model of the expected
// response at each path that was ever public.

interface ModelPage {
  id: PageID
  slug: string
  former: string[]
  live: boolean
  /** The response at its paths while it is unpublished. */
  left: 'nothing' | 'gone' | ModelPage
}

export type Command =
  | { name: 'move'; page: number; slug: number }
  | { name: 'putBack'; page: number }
  | { name: 'publish'; page: number }
  | { name: 'unpublish'; page: number; leave: 'nothing' | 'gone' | 'redirect'; to: number }

const pageCount = 4
const names = ['a', 'b', 'c', 'a/b', 'a/c', 'b/a', 'a/b/c', 'b/a/b']

const page = fc.nat(pageCount - 1)
export const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ name: fc.constant('move' as const), page, slug: fc.nat(names.length - 1) }),
  },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('putBack' as const), page }) },
  { weight: 3, arbitrary: fc.record({ name: fc.constant('publish' as const), page }) },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('unpublish' as const),
      page,
      leave: fc.constantFrom('nothing' as const, 'gone' as const, 'redirect' as const),
      to: page,
    }),
  },
)

/** Runs the commands in order, and compares all paths after each of them. Throws the difference. */
export const runCommands = async (
  test: TestApp,
  publisher: Client,
  commands: readonly Command[],
): Promise<void> => {
  // Each run uses its own paths.
  const run = `r${crypto.randomUUID().slice(0, 8)}`
  const pages = await makePages(publisher, run)
  /** The page that was last public at a path. */
  const owners = new Map<string, ModelPage>()
  for (const [index, command] of commands.entries()) {
    await obey(publisher, pages, owners, run, command)
    for (const [slug, owner] of owners) {
      const answer = await seen(test, `/${slug}`)
      const wanted = expected(slug, owner)
      if (answer !== wanted)
        throw new Error(
          `after command ${index + 1}, ${JSON.stringify(command)}: /${slug} answers ${answer}, not ${wanted}`,
        )
    }
  }
  for (const { id, slug } of pages) {
    const { page } = await publisher.page.get({ params: { id } })
    if (page.slug !== slug) throw new Error(`page ${id} is at ${page.slug}, not ${slug}`)
  }
}

const makePages = (publisher: Client, run: string): Promise<ModelPage[]> =>
  Promise.all(
    names.slice(0, pageCount).map(async name => {
      const slug = `${run}${name}`
      const content = [{ type: 'note', key: 'one', props: { text: name } }]
      const body = { title: name, slug, type: 'basic', locale: 'nl-nl' as const, content }
      const { pageID } = await publisher.page.create({ body })
      return { id: pageID, slug, former: [], live: false, left: 'nothing' as const }
    }),
  )

const obey = async (
  publisher: Client,
  pages: readonly ModelPage[],
  owners: Map<string, ModelPage>,
  run: string,
  command: Command,
): Promise<void> => {
  const page = at(pages, command.page)
  const params = { id: page.id }
  switch (command.name) {
    case 'move':
      return move(publisher, pages, owners, page, `${run}${at(names, command.slug)}`)
    case 'putBack':
      return move(publisher, pages, owners, page, page.former.at(-1) ?? page.slug)
    case 'publish': {
      await publisher.page.publish({ params, body: {} })
      Object.assign(page, { live: true, left: 'nothing' })
      owners.set(page.slug, page)
      return
    }
    case 'unpublish': {
      const to = at(pages, command.to)
      const leads = command.leave === 'redirect' && to.live && to !== page
      const leave = command.leave === 'redirect' && !leads ? 'nothing' : command.leave
      await publisher.page.unpublish({
        params,
        body: { leave, ...(leads && { to: `/${to.slug}` }) },
      })
      page.live = false
      page.left = leave === 'redirect' ? to : leave
    }
  }
}

const move = async (
  publisher: Client,
  pages: readonly ModelPage[],
  owners: Map<string, ModelPage>,
  page: ModelPage,
  to: string,
): Promise<void> => {
  const call = publisher.page.save({
    params: { id: page.id },
    body: { id: page.id, slug: to, shouldUpdateLinks: true },
  })
  const moving = pages.filter(({ slug }) => slug === page.slug || slug.startsWith(`${page.slug}/`))
  const moves = moving.map(moved => ({ moved, slug: to + moved.slug.slice(page.slug.length) }))
  const others = new Set(pages.filter(other => !moving.includes(other)).map(({ slug }) => slug))
  if (moves.some(({ slug }) => others.has(slug))) {
    const { codes } = await refusalOf(call)
    if (codes.join() !== 'V_05 slug') throw new Error(`refused with ${codes.join()}`)
    return
  }
  await call
  for (const { moved, slug } of moves) {
    if (slug !== moved.slug) moved.former.push(moved.slug)
    moved.slug = slug
    if (moved.live) owners.set(slug, moved)
  }
}

/** Always one step: no redirect leads to another one. */
const expected = (slug: string, owner: ModelPage): string => {
  if (owner.live) return owner.slug === slug ? '200' : `301 /${owner.slug} 200`
  if (owner.left === 'gone') return '410'
  if (owner.left === 'nothing' || !owner.left.live) return '404'
  return `302 /${owner.left.slug} 200`
}

/** The status, and for a redirect its target and what is there. */
const seen = async (test: TestApp, path: string): Promise<string> => {
  const { status, headers } = await test.read(path)
  const location = headers.get('location')
  if (location === null) return String(status)
  return `${status} ${location} ${(await test.read(location)).status}`
}

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index]
  if (item === undefined) throw new Error('there is no such one')
  return item
}
