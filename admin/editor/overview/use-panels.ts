import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { readRemembered, remember } from '../remember.ts'

export type Side = 'outline' | 'panel'

/**
 * The panels next to the canvas. Wide windows have room for them, and the browser remembers which are open; in narrower
 * ones they lie over the page, one at a time. On a phone the panel comes up with each selected block.
 */
export const usePanels = (selected: string | undefined) => {
  const isNarrow = useNarrower('47.99em')
  const isOver = { outline: useNarrower('56.24em'), panel: useNarrower('68.74em') }
  const [beside, setBeside] = useState(() => ({
    outline: wasOpen('outline') ?? true,
    panel: wasOpen('panel') ?? true,
  }))
  const [over, setOver] = useState<Side | null>(null)
  const [shown, setShown] = useState(selected)
  if (shown !== selected) {
    setShown(selected)
    if (isNarrow) setOver(selected === undefined ? null : 'panel')
  }
  const open = {
    outline: isOver.outline ? over === 'outline' : beside.outline,
    panel: isOver.panel ? over === 'panel' : beside.panel,
  }
  const toggle = (side: Side) => {
    if (isOver[side]) return setOver(open[side] ? null : side)
    remember('localStorage', side, open[side] ? 'closed' : 'open')
    setBeside({ ...beside, [side]: !open[side] })
  }
  return { isNarrow, isOver, open, toggle }
}

const useNarrower = (width: string): boolean =>
  useMediaQuery(`(max-width: ${width})`, undefined, { getInitialValueInEffect: false })

const wasOpen = (side: Side): boolean | null => {
  const state = readRemembered('localStorage', side)
  return state === null ? null : state === 'open'
}
