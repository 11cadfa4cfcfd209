/** Calls back whenever the browser may be about to drop the page, after which nothing more would be called. */
export const whenLeaving = (keep: () => void): (() => void) => {
  const listening = new AbortController()
  const { signal } = listening
  // Where tabs are closed from an overview, a page is told that it is hidden and nothing after that.
  const hide = () => {
    if (document.visibilityState === 'hidden') keep()
  }
  document.addEventListener('visibilitychange', hide, { signal })
  window.addEventListener('pagehide', keep, { signal })
  return () => listening.abort()
}
