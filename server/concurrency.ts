/** Runs at most so many works at once; the others wait their turn. */
export const atMost = (most: number) => {
  const waiting: (() => void)[] = []
  let running = 0

  return async <R>(work: () => Promise<R>): Promise<R> => {
    if (running < most) running++
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** Runs one work of a key at a time: whoever asks for it while it runs gets the same result. */
export const joining = <R>() => {
  const underWay = new Map<string, Promise<R>>()

  return (key: string, work: () => Promise<R>): Promise<R> => {
    const running = underWay.get(key)
    if (running) return running
    const started = work().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}
