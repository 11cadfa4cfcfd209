import { useState } from 'react'
import { readRemembered, remember } from '../remember.ts'

export type Side = 'outline' | 'panel'

/** The panels next to the canvas; the browser remembers which are open. */
export const usePanels = () => {
  const [open, setOpen] = useState(() => ({
    // Narrower windows leave the page too little room.
    outline: wasOpen('outline') ?? window.innerWidth >= 1024,
    panel: wasOpen('panel') ?? true,
  }))
  const toggle = (side: Side) => {
    remember('localStorage', side, open[side] ? 'closed' : 'open')
    setOpen({ ...open, [side]: !open[side] })
  }
  return { open, toggle }
}

const wasOpen = (side: Side): boolean | null => {
  const state = readRemembered('localStorage', side)
  return state === null ? null : state === 'open'
}
