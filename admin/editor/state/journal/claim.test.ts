import { expect, it } from 'vitest'
import { initialState } from '../state.ts'
import { createBrowser } from '../test/browser.ts'
import { block, contentWith, versionWith } from '../test/sample.ts'
import { claimJournal } from './claim.ts'
import { changesOf } from './entry.ts'
import { browserLocks } from './locks.ts'

const page = { userID: 1, pageID: 3 }
const state = initialState(versionWith(contentWith([block('a')])))
const locks = browserLocks(navigator.locks)

it('entries of living tabs are left alone, those of dead ones are found, that of this tab first', async () => {
  const { storage } = createBrowser().openTab()
  for (const [index, tab] of ['own', 'dead', 'alive'].entries())
    await storage.write({ ...page, tab }, changesOf(state, index), state.base)
  const alive = await claimJournal({ storage, locks, name: { ...page, tab: 'alive' }, newTab: () => 'x' })
  const own = await claimJournal({ storage, locks, name: { ...page, tab: 'own' }, newTab: () => 'x' })
  expect(own.orphans.map(entry => entry.name.tab)).toEqual(['own', 'dead'])
  alive.release()
  own.release()
})

it('a copied tab gets a name of its own', async () => {
  const { storage } = createBrowser().openTab()
  const name = { ...page, tab: 'same' }
  const original = await claimJournal({ storage, locks, name, newTab: () => 'other' })
  const copy = await claimJournal({ storage, locks, name, newTab: () => 'other' })
  expect([original.name.tab, copy.name.tab]).toEqual(['same', 'other'])
  original.release()
  copy.release()
})
