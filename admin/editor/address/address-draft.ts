import { useStore } from 'zustand'
import { createPageStore } from '../page-store.tsx'

/** Another slug for the page, written and not saved yet. It is no content, so that undo and autosave know nothing of it. */
export interface AddressDraft {
  /** Null while the page keeps the one it has. */
  slug: string | null
  shouldUpdateLinks: boolean
}

export const noDraft: AddressDraft = { slug: null, shouldUpdateLinks: true }

export const [AddressDraftProvider, useAddressDraftStore] = createPageStore(noDraft)

export const useAddressDraft = (): AddressDraft => useStore(useAddressDraftStore())
