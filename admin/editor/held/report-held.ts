import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { limits } from '@ximblox/contract/limits'
import { isEqual } from '@ximblox/contract/rules/equal'
import type { EditorState } from '../state/state.ts'
import type { Editor } from '../state/store.ts'

interface Options {
  editor: Editor
  client: Pick<Client['page'], 'reportHeldValues'>
  pageID: PageID
  /** The id of this browser. */
  browser: string
}

/** Tells the server where this browser keeps values that cannot be stored. Returns a function that stops it. */
export const reportHeld = ({ editor, client, pageID, browser }: Options): (() => void) => {
  let reported: unknown = []
  let sending = Promise.resolve()
  const report = async () => {
    const places = reportedPlaces(editor.store.getState())
    if (isEqual(places, reported)) return
    try {
      await client.reportHeldValues({ params: { id: pageID }, body: { browser, places } })
      reported = places
    } catch {
      // Reported again with the next store; the values themselves are in the journal.
      reported = null
    }
  }
  const start = () => {
    sending = sending.then(report)
  }
  if (editor.store.getState().save.held) start()
  return editor.store.subscribe(({ save }, before) => {
    if (save.held !== before.save.held) start()
  })
}

const reportedPlaces = ({ save }: EditorState) =>
  (save.held?.places ?? []).slice(0, limits.heldPlaces).map(place => ({
    blockKey: place.block,
    path: place.path,
  }))
