import { useEffect, useRef, useState } from 'react'
import { usePasteTables } from '../clipboard/use-paste-tables.ts'
import type { DividedText } from '../rich-text/tables/paste-tables.ts'
import type { TextAddress } from '../rich-text/text-pictures.ts'
import { focusDivided } from './focus-divided.ts'

type DivideText = (text: DividedText) => boolean

/** Divides the text of a form by pasted tables; a stable function, because text editors keep their first. */
export const useDivideText = (address: TextAddress): DivideText => {
  const paste = usePasteTables()
  const latest = useRef<DivideText>(null)
  useEffect(() => {
    latest.current = text => {
      const isDivided = paste(address, text)
      if (isDivided) focusDivided(text, address.path.slice(1))
      return isDivided
    }
  })
  const [divide] = useState<{ run: DivideText }>(() => ({ run: text => latest.current?.(text) ?? false }))
  return divide.run
}
