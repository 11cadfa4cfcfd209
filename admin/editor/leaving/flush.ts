import { isDirty, isPartlyStored } from '../state/state.ts'
import type { Workspace } from '../workspace.ts'

const timeout = 3_000

/** Saves everything unsaved; resolves to whether that succeeded. */
export const flush = async ({ editor, retry }: Pick<Workspace, 'editor' | 'retry'>): Promise<boolean> => {
  const { store } = editor
  const isSaved = () => !isDirty(store.getState())
  if (isSaved()) return true
  if (isPartlyStored(store.getState())) return false
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), timeout)
  const unsubscribe = store.subscribe(({ save }) => {
    if (save.status === 'saving') return
    if (isSaved()) resolve(true)
    else if (save.status !== 'idle' || isPartlyStored(store.getState())) resolve(false)
  })
  retry()
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    unsubscribe()
  }
}
