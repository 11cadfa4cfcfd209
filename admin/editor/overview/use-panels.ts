import { useState } from 'react'
import { recall, remember } from '../remember.ts'

export type Side = 'outline' | 'panel'

/** Which of the panels beside the canvas are open, remembered by the browser. */
export const usePanels = () => {
  const [open, setOpen] = useState(() => ({
    // Beside the menu of the shell a canvas needs this much before it leaves room for both.
    outline: wasOpen('outline') ?? window.innerWidth >= 1440,
    panel: wasOpen('panel') ?? true,
  }))
  const toggle = (side: Side) => {
    remember('localStorage', side, open[side] ? 'closed' : 'open')
    setOpen({ ...open, [side]: !open[side] })
  }
  return { open, toggle }
}

const wasOpen = (side: Side): boolean | null => {
  const state = recall('localStorage', side)
  return state === null ? null : state === 'open'
}
