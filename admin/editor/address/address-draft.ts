import { useStore } from 'zustand'
import { createPageStore } from '../page-store.tsx'

/** An edited slug that is not saved yet. It is not part of the content, so undo and autosave ignore it. */
export interface AddressDraft {
  /** Null while the slug is unchanged. */
  slug: string | null
  shouldUpdateLinks: boolean
  /** The page that is at the slug takes the former one. */
  swap: boolean
}

export const noDraft: AddressDraft = { slug: null, shouldUpdateLinks: true, swap: false }

export const [AddressDraftProvider, useAddressDraftStore] = createPageStore(noDraft)

export const useAddressDraft = (): AddressDraft => useStore(useAddressDraftStore())
