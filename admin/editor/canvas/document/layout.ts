/** Notifies, at most once per frame, that elements of the page may have moved. */
export interface Layout {
  subscribe(listener: () => void): () => void
  changed(): void
}

export const createLayout = (): Layout => {
  const listeners = new Set<() => void>()
  let isScheduled = false
  const changed = () => {
    if (isScheduled) return
    isScheduled = true
    requestAnimationFrame(() => {
      isScheduled = false
      for (const listener of listeners) listener()
    })
  }
  // Covers images and fonts that arrive, and blocks that get their layout when scrolled into view.
  new ResizeObserver(changed).observe(document.body)
  return {
    changed,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
