/** Code that is loaded on demand, and can be used at once from then on. */
export interface LazyModule<M> {
  /** Null until it is loaded. */
  loaded(): M | null
  /** Loads it; an attempt that failed is repeated. */
  load(): Promise<M>
  /** Loads it once the browser is idle. A failure shows when the code is needed. */
  preload(): void
}

export const lazyModule = <M>(importModule: () => Promise<M>): LazyModule<M> => {
  let loaded: M | null = null
  const load = async () => {
    loaded = await importModule()
    return loaded
  }
  return {
    loaded: () => loaded,
    load,
    preload: () => whenIdle(() => void load().catch(() => {})),
  }
}

/** Runs something once the browser has nothing else to do; Safari does not tell. */
export const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else setTimeout(run, 1000)
}
