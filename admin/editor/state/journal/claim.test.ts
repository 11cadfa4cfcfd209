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

it('finds the journals of closed tabs, its own first, and ignores those of open tabs', async () => {
  const { storage } = createBrowser().openTab()
  for (const [index, tab] of ['own', 'dead', 'alive'].entries())
    await storage.write({ ...page, tab }, changesOf(state, index), state.base)
  const alive = await claimJournal({ storage, locks, name: { ...page, tab: 'alive' }, newTab: () => 'x' })
  const own = await claimJournal({ storage, locks, name: { ...page, tab: 'own' }, newTab: () => 'x' })
  expect(own.orphans.map(entry => entry.name.tab)).toEqual(['own', 'dead'])
  alive.release()
  own.release()
})

it('gives a duplicated tab its own name', async () => {
  const { storage } = createBrowser().openTab()
  const name = { ...page, tab: 'same' }
  const original = await claimJournal({ storage, locks, name, newTab: () => 'other' })
  const copy = await claimJournal({ storage, locks, name, newTab: () => 'other' })
  expect([original.name.tab, copy.name.tab]).toEqual(['same', 'other'])
  original.release()
  copy.release()
})
