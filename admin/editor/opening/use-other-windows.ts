import type { PageID } from '@ximblox/contract/ids'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls back when this page may have been stored elsewhere: another window of this browser says so, or someone returns
 * to this one. Returns what tells the other windows.
 */
export const useOtherWindows = (pageID: PageID, onStored: () => void): (() => void) => {
  const channel = useRef<BroadcastChannel>(undefined)
  const follow = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onStored()
  })
  useEffect(() => {
    const others = new BroadcastChannel(`ximblox-stored-${pageID}`)
    channel.current = others
    others.addEventListener('message', () => follow())
    const look = () => follow()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      others.close()
    }
  }, [pageID])
  return () => channel.current?.postMessage('stored')
}
