/** Tells, once a frame, that something in the page may stand elsewhere than before. */
export interface Layout {
  subscribe(listener: () => void): () => void
  changed(): void
}

export const createLayout = (): Layout => {
  const listeners = new Set<() => void>()
  let asked = false
  const changed = () => {
    if (asked) return
    asked = true
    requestAnimationFrame(() => {
      asked = false
      for (const listener of listeners) listener()
    })
  }
  // Pictures and fonts that arrive, and blocks that are laid out when they are scrolled to.
  new ResizeObserver(changed).observe(document.body)
  return {
    changed,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
