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
