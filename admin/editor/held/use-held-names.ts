import { type EditorState, heldPlaces } from '../state/state.ts'
import { usePlaceName } from '../use-place-name.ts'

/** Names the values that alone are not saved, as in “Cards · Title”. */
export const useHeldNames = (): ((state: EditorState) => string[]) => {
  const placeName = usePlaceName()
  return state =>
    heldPlaces(state).map(({ block, path }) =>
      placeName({ type: block === null ? null : (state.document.blocks.get(block)?.type ?? ''), path }),
    )
}
