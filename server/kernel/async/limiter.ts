/** Thrown when too much work is waiting already. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

export type Limiter = <R>(task: () => Promise<R>) => Promise<R>

/** Runs at most `atOnce` tasks at a time. When more than `waiting` others are queued, it throws `Overloaded`. */
export const limitConcurrency = (atOnce: number, waiting: number): Limiter => {
  let running = 0
  const queue: (() => void)[] = []

  const acquireSlot = async () => {
    if (running < atOnce) running++
    else if (queue.length < waiting) await new Promise<void>(resolve => queue.push(resolve))
    else throw new Overloaded('too much is waiting already')
  }

  return async task => {
    await acquireSlot()
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
