import { useEffect, useRef, useState } from 'react'
import { usePasteTables } from '../clipboard/use-paste-tables.ts'
import type { DividedText } from '../rich-text/tables/paste-tables.ts'
import type { TextPlace } from '../state/commands/divide-text.ts'
import { focusDivided } from './focus-divided.ts'

type DivideText = (text: DividedText) => boolean

/** Divides the text of a form by pasted tables; a stable function, because text editors keep their first. */
export const useDivideText = (place: TextPlace | null): DivideText => {
  const paste = usePasteTables()
  const latest = useRef<DivideText>(null)
  useEffect(() => {
    latest.current = text => {
      const isDivided = paste(place, text.parts)
      if (isDivided && place) focusDivided(text, place.path.slice(1))
      return isDivided
    }
  })
  const [divide] = useState<{ run: DivideText }>(() => ({ run: text => latest.current?.(text) ?? false }))
  return divide.run
}
