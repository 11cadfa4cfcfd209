export interface Debounced<A> {
  (argument: A): void
  cancel(): void
}

export interface DebounceTimes {
  /** Quiet time, in milliseconds, after which the last call goes through. */
  wait: number
  /** Longest time that calls are held back. */
  maxWait: number
}

/** Lets the first call through at once, then the newest one after a quiet time, at the latest after the longest. */
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

  /** From a call on, further ones are held back. */
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
