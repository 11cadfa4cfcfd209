import type { BlockInput } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { purgeBin } from '../../features/bin/purge.ts'
import { deleteOldAutosaves } from '../../features/pages/retention.ts'
import { runDueSchedules } from '../../features/publication/run-due-schedules.ts'
import type { TestApp } from '../app.ts'
import { note, refusalOf } from '../content.ts'
import {
  isHeadLive,
  isUsed,
  type Model,
  type ModelPage,
  newPage,
  presentPages,
  recordPublication,
  recordPurge,
  recordUnpublication,
  recordWrite,
  trimSchedule,
} from './model.ts'

/** The context of the commands. */
export interface Real {
  test: TestApp
  editors: readonly [Client, Client]
  publisher: Client
  clock: { now: Date }
  /** Keeps the paths of this run apart from those of others. */
  prefix: string
  /** The number of commands that had an effect. */
  commands: number
}

/** The random numbers of a step, each used modulo the number of choices. */
export interface Chance {
  page: number
  other: number
  who: number
  flag: boolean
}

/** A possible action. New features add their own here, and their invariants to `invariants.ts`. */
export interface Step {
  /** True when the step can be applied. */
  can(model: Readonly<Model>): boolean
  run(model: Model, real: Real, chance: Chance): Promise<void>
}

const minute = 60_000
const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}

/** A step on one of the existing pages. */
const onPage = (
  run: (
    page: ModelPage,
    step: { model: Model; real: Real; chance: Chance; params: { id: PageID } },
  ) => Promise<void>,
): Step => ({
  can: model => presentPages(model).length > 0,
  run: (model, real, chance) => {
    const page = at(presentPages(model), chance.page)
    return run(page, { model, real, chance, params: { id: page.id } })
  },
})

const maxPages = 6
const newText = (model: Model): string => `text-${++model.serial}-${crypto.randomUUID().slice(0, 8)}`

const contentOf = (text: string, links: readonly number[]): BlockInput[] => [
  note('one', text),
  ...links.map((id, index) => ({
    type: 'from-elsewhere',
    key: `link${index}`,
    props: { to: { ref: 'page', id } },
  })),
]

/** Expects a refusal with exactly these codes and no changes. */
const expectRefusal = async (call: Promise<unknown>, code: string): Promise<void> => {
  const { codes } = await refusalOf(call)
  if (codes.join() !== code) throw new Error(`refused with ${codes.join()}, not ${code}`)
}

const write = (kind: 'saved' | 'autosave') =>
  onPage(async (page, { model, real, chance }) => {
    const editor = at(real.editors, chance.who)
    const text = newText(model)
    const links = chance.flag ? [at(model.pages, chance.other).id] : []
    const { page: now } = await editor.page.get({ params: { id: page.id } })
    const { pageVersion } = await editor.page.storeVersion({
      params: { id: now.pageVersion.id },
      body: {
        revision: now.pageVersion.revision,
        blocks: contentOf(text, links),
        ...(kind === 'autosave' && { autosave: true }),
      },
    })
    recordWrite(page, { id: pageVersion.id, text, links })
    if (kind === 'saved') page.saved.push(text)
  })

const decide = (action: 'accept' | 'reject') =>
  onPage(async (page, { model, real }) => {
    const params = { id: page.request?.id ?? page.head.id }
    const call =
      action === 'accept'
        ? real.publisher.page.acceptPublication({ params })
        : real.publisher.page.rejectPublication({ params })
    if (!page.request) return expectRefusal(call, 'PM_04')
    await call
    if (action === 'accept') recordPublication(model, page, page.request)
    page.request = null
  })

const publishScheduled = (model: Model, page: ModelPage) => {
  if (!page.schedule?.version) return
  const { version } = page.schedule
  if (page.live?.id === version.id) trimSchedule(page, { publish: false, unpublish: true })
  else recordPublication(model, page, version)
}

/** Applies due schedules to the model, oldest first on each page. */
const applyDueSchedules = (model: Model, now: number) => {
  for (const page of presentPages(model)) {
    if (page.schedule?.publishAt != null && page.schedule.publishAt <= now) publishScheduled(model, page)
    if (page.schedule?.unpublishAt == null || page.schedule.unpublishAt > now) continue
    if (page.live) recordUnpublication(model, page, 'nothing')
    trimSchedule(page, {
      publish: true,
      unpublish: page.schedule !== null && page.schedule.publishAt !== null,
    })
  }
}

const advanceClock = async (model: Model, real: Real, minutes: number) => {
  real.clock.now = new Date(real.clock.now.getTime() + minutes * minute)
  const { now } = real.clock
  // Keeps users logged in although the clock runs fast.
  const expires = new Date(now.getTime() + 1_440 * minute)
  await real.test.app.db.updateTable('session').set({ seen_at: now, expires_at: expires }).execute()
  while ((await runDueSchedules(real.test.app)) > 0);
  applyDueSchedules(model, now.getTime())
}

export const steps = {
  create: {
    can: model => presentPages(model).length < maxPages,
    run: async (model, real, { who }) => {
      const editor = at(real.editors, who)
      const text = newText(model)
      const slug = `${real.prefix}-${model.serial}`
      const body = {
        title: text,
        slug,
        type: 'basic',
        locale: 'nl-nl' as const,
        content: contentOf(text, []),
      }
      const { pageID, pageVersionID } = await editor.page.create({ body })
      model.pages.push(newPage(pageID, slug, { id: pageVersionID, text, links: [] }))
    },
  },
  store: write('saved'),
  autosave: write('autosave'),
  request: onPage(async (page, { real, chance, params }) => {
    await at(real.editors, chance.who).page.requestPublication({ params })
    if (!isHeadLive(page)) page.request = page.head
  }),
  revoke: onPage(async (page, { real, params }) => {
    const call = real.publisher.page.revokePublication({ params })
    if (!page.request) return expectRefusal(call, 'PM_04')
    await call
    page.request = null
  }),
  accept: decide('accept'),
  reject: decide('reject'),
  publish: onPage(async (page, { model, real, params }) => {
    await real.publisher.page.publish({ params })
    if (!isHeadLive(page)) recordPublication(model, page, page.head)
  }),
  unpublish: onPage(async (page, { model, real, chance, params }) => {
    const to = at(model.pages, chance.other)
    const leave = at(['nothing', 'gone', 'redirect'] as const, chance.who)
    const body = leave === 'redirect' ? { leave, to: `/${to.slug}` } : { leave }
    const call = real.publisher.page.unpublish({ params, body })
    if (leave === 'redirect' && page.lastLive && (!to.live || to === page))
      return expectRefusal(call, 'V_18 to')
    await call
    recordUnpublication(model, page, leave === 'redirect' ? to : leave)
  }),
  republish: onPage(async (page, { model, real, params }) => {
    const call = real.publisher.page.republish({ params })
    if (!page.lastLive) return expectRefusal(call, 'PM_01')
    await call
    if (!page.live) recordPublication(model, page, page.lastLive)
  }),
  schedule: onPage(async (page, { real, chance, params }) => {
    const moment = (minutes: number) => real.clock.now.getTime() + minutes * minute
    const publishAt = chance.flag ? moment(1 + (chance.other % 20)) : null
    const unpublishAt = chance.who % 2 === 0 ? moment(25 + (chance.other % 20)) : null
    const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())
    const body = { publishAt: iso(publishAt), unpublishAt: iso(unpublishAt) }
    await real.publisher.page.schedule({ params, body })
    const isSchedule = publishAt !== null || unpublishAt !== null
    page.schedule = isSchedule
      ? { version: publishAt === null ? null : page.head, publishAt, unpublishAt }
      : null
  }),
  wait: {
    can: () => true,
    run: (model, real, { page }) => advanceClock(model, real, 1 + (page % 40)),
  },
  monthPasses: {
    can: () => true,
    run: async (model, real) => {
      await advanceClock(model, real, 31 * 1_440)
      await purgeBin(real.test.app)
      await deleteOldAutosaves(real.test.app)
      const long = real.clock.now.getTime() - 30 * 1_440 * minute
      for (const page of model.pages)
        if (page.binnedAt !== null && page.binnedAt < long) recordPurge(model, page)
      await forgetDropped(model, real)
    },
  },
  delete: onPage(async (page, { model, real, chance, params }) => {
    const leave = at(['nothing', 'gone'] as const, chance.who)
    const call = real.publisher.page.delete({ params, body: { leave, force: chance.flag } })
    if (!chance.flag && isUsed(model, page)) return expectRefusal(call, 'PM_03')
    await call
    recordUnpublication(model, page, leave)
    Object.assign(page, { request: null, schedule: null, binnedAt: real.clock.now.getTime() })
  }),
  restore: {
    can: model => model.pages.some(({ binnedAt }) => binnedAt !== null),
    run: async (model, real, chance) => {
      const page = at(
        model.pages.filter(({ binnedAt }) => binnedAt !== null),
        chance.page,
      )
      const call = real.publisher.page.restore({ params: { id: page.id } })
      if (presentPages(model).some(({ slug }) => slug === page.slug)) return expectRefusal(call, 'V_05 slug')
      await call
      page.binnedAt = null
    },
  },
  duplicate: onPage(async (page, { model, real, chance }) => {
    if (presentPages(model).length >= maxPages) return
    const slug = `${real.prefix}-${++model.serial}`
    const body = { pageID: page.id, locale: 'nl-nl' as const, title: 'Copy', slug }
    const { pageID, pageVersionID } = await at(real.editors, chance.who).page.duplicate({ body })
    const links = page.head.links.map(id => (id === page.id ? pageID : id))
    const copy = newPage(pageID, slug, { id: pageVersionID, text: page.head.text, links })
    copy.saved.push(page.head.text)
    model.pages.push(copy)
  }),
  move: onPage(async (page, { model, real, chance, params }) => {
    const taken = presentPages(model).find(other => other !== page)
    const slug = chance.flag && taken ? taken.slug : addressOf(model, real, chance)
    const call = real.publisher.page.save({ params, body: { ...params, slug, shouldUpdateLinks: true } })
    if (presentPages(model).some(other => other !== page && other.slug === slug))
      return expectRefusal(call, 'V_05 slug')
    await call
    page.slug = slug
    if (page.live) model.owners.set(slug, page)
  }),
  restoreVersion: onPage(async (page, { real, chance }) => {
    const editor = at(real.editors, chance.who)
    const older = at([...page.versions.values()], chance.other)
    const { page: now } = await editor.page.get({ params: { id: page.id } })
    const body = { revision: now.pageVersion.revision }
    const { pageVersion } = await editor.page.restoreVersion({ params: { id: older.id }, body })
    if (pageVersion.id === page.head.id && page.head.text !== older.text)
      throw new Error(`restoring version ${older.id} of page ${page.id} was recordWrite over its draft`)
    recordWrite(page, { ...older, id: pageVersion.id })
    page.saved.push(older.text)
  }),
} satisfies Record<string, Step>

/** A former path or a new one. */
const addressOf = (model: Model, real: Real, { other }: Chance): string => {
  const known = [...model.owners.keys()]
  return other % 2 === 0 && known.length > 0 ? at(known, other) : `${real.prefix}-${++model.serial}`
}

/** Old autosaves are deleted, as they should be. An invariant checks that no acknowledged save is among them. */
const forgetDropped = async (model: Model, real: Real) => {
  const rows = await real.test.app.db.selectFrom('page_version').select('id').execute()
  const there = new Set(rows.map(row => row.id))
  for (const { versions } of model.pages) {
    for (const id of versions.keys()) if (!there.has(id)) versions.delete(id)
  }
}
