import { useEffect, useEffectEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { type PanelTab, usePanelRequestStore } from '../shown-panel.ts'

/** Answers each request for a tab of the panel once, also if the overview was not shown at the time. */
export const usePanelRequest = (onRequest: (tab: PanelTab) => void) => {
  const { tab, count } = useStore(usePanelRequestStore())
  const answered = useRef(0)
  const answer = useEffectEvent(() => onRequest(tab))
  useEffect(() => {
    if (count === answered.current) return
    answered.current = count
    answer()
  }, [count])
}
