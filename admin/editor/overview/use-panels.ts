import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { readRemembered, remember } from '../remember.ts'
import { openPanels, type Side, toggled } from './panels.ts'

/**
 * The panels next to the canvas. Wide windows have room for them, and the browser remembers which are open; in narrower
 * ones they lie over the page, one at a time. On a phone the panel comes up with each selected block.
 */
export const usePanels = (selected: string | undefined) => {
  const isNarrow = useNarrower('47.99em')
  const isOver = { outline: useNarrower('56.24em'), panel: useNarrower('68.74em') }
  const [beside, setBeside] = useState<Readonly<Record<Side, boolean>>>(() => ({
    outline: wasOpen('outline') ?? true,
    panel: wasOpen('panel') ?? true,
  }))
  const [over, setOver] = useState<Side | null>(null)
  const [shown, setShown] = useState(selected)
  if (shown !== selected) {
    setShown(selected)
    if (isNarrow) setOver(selected === undefined ? null : 'panel')
  }
  const panels = { isOver, beside, over }
  const open = openPanels(panels)
  const toggle = (side: Side) => {
    const next = toggled(panels, side)
    setOver(next.over)
    if (next.beside === beside) return
    remember('localStorage', side, next.beside[side] ? 'open' : 'closed')
    setBeside(next.beside)
  }
  return { isNarrow, isOver, open, toggle }
}

const useNarrower = (width: string): boolean =>
  useMediaQuery(`(max-width: ${width})`, undefined, { getInitialValueInEffect: false })

const wasOpen = (side: Side): boolean | null => {
  const state = readRemembered('localStorage', side)
  return state === null ? null : state === 'open'
}
