import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useWorkspace } from '../workspace.ts'

/** Another slug for the page, written and not saved yet. It is no content, so that undo and autosave know nothing of it. */
export interface AddressDraft {
  /** Null while the page keeps the one it has. */
  slug: string | null
  shouldUpdateLinks: boolean
}

export const noDraft: AddressDraft = { slug: null, shouldUpdateLinks: true }

export const createAddressDraft = (): StoreApi<AddressDraft> => createStore(() => noDraft)

export const useAddressDraft = (): AddressDraft => useStore(useWorkspace().address)
