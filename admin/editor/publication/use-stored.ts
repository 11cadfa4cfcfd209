import { useSave } from '../use-save.ts'
import { useWorkspace } from '../workspace.ts'

/** Sees to it that what is on the screen is the newest version, before something is done with that. */
export const useStored = (): (() => Promise<boolean>) => {
  const { readOnly } = useWorkspace()
  const save = useSave()
  return () => (readOnly ? Promise.resolve(true) : save())
}
