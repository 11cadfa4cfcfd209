import { enter, select } from '../state/commands/view.ts'
import type { Place } from '../state/document/place.ts'
import { useWorkspace } from '../workspace.ts'
import { useFocusTargetStore } from './focus-target.ts'

/** Opens the tab of a field and focuses it. */
export const useGoTo = (): ((place: Place) => void) => {
  const { editor } = useWorkspace()
  const focusTarget = useFocusTargetStore()
  return ({ block, path }) => {
    editor.run(enter({ name: block === null ? activityOf(path) : 'Editing' }))
    if (block !== null) editor.run(select([block]))
    focusTarget.setState({ error: { block, path } })
  }
}

const activityOf = (path: string) => (path.startsWith('seo') ? 'EditingSEOSettings' : 'EditingPageSettings')
