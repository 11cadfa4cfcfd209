import { newKey } from '@ximblox/blocks/new-key'
import type { Registry } from '@ximblox/blocks/registry'
import { upgradeContent } from '@ximblox/blocks/upgrade'
import type { Client } from '@ximblox/contract/client'
import type { ReplacedPart } from '@ximblox/contract/history'
import type { Page, PageVersion } from '@ximblox/contract/pages'
import { reportFailure } from '../../report-failure.ts'
import { whenLeaving } from '../leaving/when-leaving.ts'
import { readRemembered, remember } from '../remember.ts'
import { browserLocks, tabLocks } from '../state/journal/locks.ts'
import { type JournalStorage, openJournalStorage, withBaseAlways } from '../state/journal/storage.ts'
import { overwrittenBy } from '../state/replaced.ts'
import { systemClock } from '../state/saving/clock.ts'
import { type EditingSession, openSession } from '../state/session.ts'
import { initialState } from '../state/state.ts'
import { createEditor } from '../state/store.ts'
import { answeredNotices } from './answered-notices.ts'

interface Options {
  page: Page
  userID: number
  registry: Registry
  client: Client
  /** The user's own work that others replaced. */
  replaced: readonly ReplacedPart[]
  onStored: (version: PageVersion) => void
}

/** Opens a page for editing, including unsaved work of earlier visits in this browser. */
export const openEditingSession = async ({ page, userID, registry, client, replaced, onStored }: Options) => {
  const onJournalFailure = (error: unknown) => reportFailure('The journal could not be written', error)
  const storage = await openJournalStorage(onJournalFailure)
  const answered = answeredNotices(userID, page.id)
  const session = await openSession({
    head: page.pageVersion,
    name: { userID, pageID: page.id, tab: readRemembered('sessionStorage', 'tab') ?? newKey() },
    registry,
    store: (id, body, signal) =>
      client.page.storeChanges({ params: { id }, body }, { signal, waitForLogin: false }),
    ...locksFor(storage),
    clock: systemClock,
    newTab: newKey,
    whenLeaving,
    onStored,
    replaced: replaced.map(overwrittenBy).filter(({ notice }) => !answered.has(notice)),
    onAnswered: answered.add,
    onJournalFailure,
  })
  remember('sessionStorage', 'tab', session.tab)
  return session
}

/** Locks that keep tabs away from each other's journals. */
const locksFor = (storage: JournalStorage) =>
  // The Web Locks API is missing in insecure contexts.
  'locks' in navigator
    ? { storage, locks: browserLocks(navigator.locks) }
    : { storage: withBaseAlways(storage), locks: tabLocks(systemClock) }

/** Opens a page read-only: nothing is journalled or saved. */
export const openReadOnly = (page: Page, registry: Registry): EditingSession => ({
  editor: createEditor({
    state: initialState(upgradeContent(registry, page.pageVersion)),
    registry,
    now: systemClock.now,
  }),
  tab: '',
  offers: [],
  save: () => Promise.resolve('refused'),
  follow: () => Promise.resolve(),
  retry: () => {},
  close: () => Promise.resolve(),
})
