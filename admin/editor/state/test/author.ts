import type { Registry } from '@ximblox/blocks/registry'
import { move, remove } from '../commands/arrange.ts'
import { setField, typeField } from '../commands/fields.ts'
import { insertType } from '../commands/insert.ts'
import { insertItem } from '../commands/items.ts'
import type { EditorDocument } from '../document/document.ts'
import { endOf, placeOf } from '../document/places.ts'
import { valueAt } from '../operations/make.ts'
import type { Clock } from '../saving/clock.ts'
import type { StoreVersion } from '../saving/request.ts'
import { type EditingSession, openSession } from '../session.ts'
import { createBrowser } from './browser.ts'
import type { Random } from './random.ts'
import type { Server } from './server.ts'

interface AuthorOptions {
  name: string
  userID: number
  /** Blocks that no other author edits. */
  fields: readonly string[]
  server: Server
  store: StoreVersion
  clock: Clock
  registry: Registry
  random: Random
}

/** The work of one author on a page: the texts of their own fields and the blocks they added. */
export interface Work {
  texts: Record<string, unknown>
  added: string[]
}

/** A simulated author who edits their own fields, adds, moves and deletes their own blocks, and whose tab may crash. */
export const createAuthor = ({
  name,
  userID,
  fields,
  server,
  store,
  clock,
  registry,
  random,
}: AuthorOptions) => {
  const browser = createBrowser()
  const own = new Set<string>()
  let works: { at: number; work: Work }[] = []
  let tab = browser.openTab()
  let session: EditingSession | null = null

  const open = async () => {
    const current = tab
    session = await openSession({
      head: server.head(),
      name: { userID, pageID: 3, tab: 'first' },
      registry,
      store: (...input) => (current.isAlive() ? store(...input) : new Promise(() => {})),
      storage: current.storage,
      locks: current.locks,
      clock: { now: clock.now, after: (time, run) => clock.after(time, () => current.isAlive() && run()) },
      newTab: () => crypto.randomUUID(),
      // Tabs crash here without warning.
      whenLeaving: () => () => {},
      onJournalFailure: error => {
        throw error
      },
    })
  }
  const state = () => {
    if (!session) throw new Error('No tab is open')
    return session.editor.store.getState()
  }
  const workIn = (document: EditorDocument): Work => ({
    texts: Object.fromEntries(fields.map(key => [key, valueAt(document, key, ['props', 'title'])])),
    added: [...own].filter(key => document.blocks.has(key)).sort(),
  })
  const note = () => works.push({ at: clock.now(), work: workIn(state().document) })

  const act = async () => {
    const editor = session?.editor
    if (!editor) return
    const { document } = state()
    const field = random.pick(fields) ?? ''
    const added = random.pick([...own].filter(key => document.blocks.has(key)))
    const container = random.chance(0.5)
      ? { parent: null, slot: '' }
      : { parent: 'columns', slot: random.chance(0.5) ? 'left' : 'right' }
    const neighbour = random.pick([...document.blocks.keys()])
    const place =
      (random.chance(0.5) && neighbour && placeOf(document, neighbour)) || endOf(document, container)
    const action = random.below(20)
    if (action < 9) {
      const before = String(valueAt(document, field, ['props', 'title']))
      // The server refuses a line break there.
      const end = random.chance(0.1) ? '\n' : random.below(10)
      editor.run(typeField(field, ['props', 'title'], before + name + end))
    } else if (action < 11) {
      editor.run(insertType('text', place))
      for (const key of state().selection.blocks) own.add(key)
    } else if (action < 13 && added) editor.run(move([added], place))
    else if (action < 14 && added) editor.run(remove([added]))
    else if (action < 15 && added) {
      const use = { hash: '', fileName: '', altText: name, fileID: 1 + random.below(3), cropParams: null }
      editor.run(setField(added, ['__images', 'photo'], use))
    } else if (action < 16 && added)
      editor.run(insertItem({ name }, { target: added, path: ['props', 'cards'], after: null }))
    else if (action < 18) editor.undo()
    else if (action < 19) editor.redo()
    else void session?.save()
    note()
  }

  return {
    name,
    open: async () => {
      await open()
      works = []
      note()
    },
    act,
    /** Removes what the server refuses. */
    repair: () => {
      for (const field of fields) {
        const title = String(valueAt(state().document, field, ['props', 'title']))
        session?.editor.run(typeField(field, ['props', 'title'], title.replaceAll('\n', '')))
      }
      note()
    },
    /** Crashes the tab and opens another; returns the work from one second before the crash, and the current work. */
    restart: async () => {
      const since = clock.now() - 1000
      const before = works.findLast(({ at }) => at <= since)
      const recent = works.filter(({ at }) => at > since)
      const possible = [...(before ? [before] : []), ...recent].map(({ work }) => work)
      tab.kill()
      tab = browser.openTab()
      await open()
      const found = workIn(state().document)
      works = []
      note()
      return { possible, found }
    },
    leave: async () => session?.close(),
    state,
    work: () => workIn(state().document),
    lastWork: () => works.at(-1)?.work,
    workOn: workIn,
    entries: browser.entries,
  }
}
