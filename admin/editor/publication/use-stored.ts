import { useSave } from '../use-save.ts'
import { useWorkspace } from '../workspace.ts'

/** Saves unsaved changes, so that an action applies to what is on the screen. */
export const useStored = (): (() => Promise<boolean>) => {
  const { readOnly } = useWorkspace()
  const save = useSave()
  return () => (readOnly ? Promise.resolve(true) : save())
}
