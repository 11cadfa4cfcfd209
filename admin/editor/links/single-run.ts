/** Runs one task at a time, and ignores its result after `stop`. */
export const singleRun = (onBusy: (isBusy: boolean) => void) => {
  let isBusy = false
  let isStopped = false
  const set = (value: boolean) => {
    isBusy = value
    if (!isStopped) onBusy(value)
  }
  return {
    run: async <T>(work: () => Promise<T>, onDone: (result: T) => void): Promise<void> => {
      if (isBusy || isStopped) return
      set(true)
      try {
        const result = await work()
        if (!isStopped) onDone(result)
      } finally {
        set(false)
      }
    },
    start: () => {
      isStopped = false
    },
    stop: () => {
      isStopped = true
    },
  }
}
