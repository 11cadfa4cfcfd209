import { enter, select } from '../state/commands/view.ts'
import { useWorkspace } from '../workspace.ts'
import type { LocatedFault } from './locate.ts'

/** Opens what a fault is about and puts the cursor into its field. */
export const useGoTo = (): ((place: Pick<LocatedFault, 'block' | 'path'>) => void) => {
  const { editor, goal } = useWorkspace()
  return ({ block, path }) => {
    editor.run(enter({ name: block === null ? activityOf(path) : 'Editing' }))
    if (block !== null) editor.run(select([block]))
    goal.setState({ fault: { block, path } })
  }
}

const activityOf = (path: string) => (path.startsWith('seo') ? 'EditingSEOSettings' : 'EditingPageSettings')
