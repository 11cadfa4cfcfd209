import { enter, select } from '../state/commands/view.ts'
import { useWorkspace } from '../workspace.ts'
import type { LocatedError } from './locate.ts'

/** Opens where a part of the page is written, with the cursor in its field. */
export const useGoTo = (): ((place: Pick<LocatedError, 'block' | 'path'>) => void) => {
  const { editor, goal } = useWorkspace()
  return ({ block, path }) => {
    editor.run(enter({ name: block === null ? activityOf(path) : 'Editing' }))
    if (block !== null) editor.run(select([block]))
    goal.setState({ fault: { block, path } })
  }
}

const activityOf = (path: string) => (path.startsWith('seo') ? 'EditingSEOSettings' : 'EditingPageSettings')
