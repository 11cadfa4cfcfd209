import { useEffect, useState } from 'react'
import { pictureFiles } from '../../../rich-text/picture-files.ts'
import { placeOf } from '../../../state/document/places.ts'
import { useCanvas } from '../canvas-context.ts'
import { bringsPictures, type EarlyPaste } from '../early-pastes.ts'

interface InterimPictures {
  hasPictures: boolean
  /** Takes note of what has been pasted by now. */
  expect(pastes: readonly EarlyPaste[]): void
  /** Someone who left before the editor was loaded gets the pictures below the text. */
  placeBelow(pastes: readonly EarlyPaste[]): void
}

/** The pictures that were pasted into a text of this block before its editor is loaded, which alone can show them. */
export const useInterimPictures = (block: string): InterimPictures => {
  const { bridge } = useCanvas()
  const [hasPictures, setHasPictures] = useState(false)
  useEffect(() => {
    if (!hasPictures) return
    bridge.expectPictures(true)
    return () => bridge.expectPictures(false)
  }, [bridge, hasPictures])
  return {
    hasPictures,
    expect: pastes => setHasPictures(pastes.some(({ data }) => bringsPictures(data))),
    placeBelow: pastes => {
      const place = placeOf(bridge.editor.store.getState().document, block)
      if (!place) return
      const below = { ...place, after: block }
      for (const { data } of pastes.toReversed()) {
        const files = pictureFiles(data)
        if (files.length > 0) bridge.clipboard.drop(files, below)
        else void bridge.clipboard.bringPictures(data.getData('text/html'), below)
      }
    },
  }
}
