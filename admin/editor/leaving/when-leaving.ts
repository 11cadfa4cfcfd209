/** Calls back whenever the browser may close the page, since no later event is guaranteed. */
export const whenLeaving = (keep: () => void): (() => void) => {
  const listening = new AbortController()
  const { signal } = listening
  // Closing a tab from an overview only fires visibilitychange.
  const hide = () => {
    if (document.visibilityState === 'hidden') keep()
  }
  document.addEventListener('visibilitychange', hide, { signal })
  window.addEventListener('pagehide', keep, { signal })
  return () => listening.abort()
}
