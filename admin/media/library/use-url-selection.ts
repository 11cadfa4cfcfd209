import type { MediaItem } from '@ximblox/contract/media'
import { useEffect, useMemo, useState } from 'react'
import { emptySelection, pruneSelection, type Selection, selectOnly } from './files/selection.ts'
import { useLibrary } from './library-context.ts'

/** Delays updating the URL: browsers limit the number of changes, and a key can be held down. */
const urlDelay = 250

/** The selected files. The URL contains a single selected file, so that it can be linked to. */
export const useUrlSelection = (files: readonly MediaItem[]) => {
  const { place, change } = useLibrary()
  const [own, setOwn] = useState<Selection>()
  const ids = useMemo(() => new Set(files.map(({ id }) => id)), [files])
  const fromUrl = place.fileID === undefined ? emptySelection : selectOnly(place.fileID)
  const selection = pruneSelection(own ?? fromUrl, ids)
  const [selectedID] = selection.selected.size === 1 ? selection.selected : []
  const nextID = own ? selectedID : place.fileID

  const [writtenID, setWrittenID] = useState(place.fileID)
  useEffect(() => {
    if (nextID === place.fileID) return
    const timer = setTimeout(() => {
      setWrittenID(nextID)
      change({ fileID: nextID })
    }, urlDelay)
    return () => clearTimeout(timer)
  }, [nextID, place.fileID, change])

  // After following a link or going back, the URL determines the selection.
  const [lastPlace, setLastPlace] = useState(place)
  const { folder, term, fileID } = place
  if (lastPlace.folder !== folder || lastPlace.term !== term || lastPlace.fileID !== fileID) {
    setLastPlace(place)
    if (lastPlace.folder !== folder || lastPlace.term !== term || fileID !== writtenID) {
      setWrittenID(fileID)
      setOwn(undefined)
    }
  }
  return { selection, select: setOwn }
}
