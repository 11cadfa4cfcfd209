export interface Debounced<A> {
  (argument: A): void
  cancel(): void
}

export interface DebounceTimes {
  /** Milliseconds without calls after which the last one goes through. */
  wait: number
  /** Maximum delay of a call in milliseconds. */
  maxWait: number
}

/** The first call goes through at once; later ones wait for a pause, for `maxWait` at most. */
export const debounce = <A>(call: (argument: A) => void, { wait, maxWait }: DebounceTimes): Debounced<A> => {
  let pending: { argument: A } | undefined
  let quiet: ReturnType<typeof setTimeout> | undefined
  let latest: ReturnType<typeof setTimeout> | undefined

  const release = () => {
    const last = pending
    cancel()
    if (!last) return
    open()
    call(last.argument)
  }

  /** Later calls are delayed from here on. */
  const open = () => {
    clearTimeout(quiet)
    quiet = setTimeout(release, wait)
    latest ??= setTimeout(release, maxWait)
  }

  const cancel = () => {
    clearTimeout(quiet)
    clearTimeout(latest)
    pending = quiet = latest = undefined
  }

  const debounced = (argument: A) => {
    if (quiet !== undefined) pending = { argument }
    else call(argument)
    open()
  }
  return Object.assign(debounced, { cancel })
}
