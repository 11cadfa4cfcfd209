/** `failed` can be tried again; `refused` cannot: a conflicting change, or no permission. */
export type SaveResult = 'saved' | 'failed' | 'refused'

/** What was typed about a file and is not stored yet. It outlives the field, which may show another file by then. */
export interface UnsavedField<T> {
  value: T
  /** The stored value that it was typed over, so that a concurrent change is not overwritten unnoticed. */
  base: T
  /** Describes the value to someone who is about to leave. */
  words: string
  save(value: T, base: T): Promise<SaveResult>
}

export type UnsavedFields = ReturnType<typeof createUnsavedFields>

const saveDelay = 1_000
const retryDelay = 5_000

/** Saves each field one second after its last change, one save at a time, and tries again what failed. */
export const createUnsavedFields = () => {
  const fields = new Map<string, UnsavedField<unknown>>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const saves = new Map<string, Promise<void>>()
  const notes = new Map<string, string>()
  const listeners = new Set<() => void>()
  let isStopped = false

  const put = (key: string, field: UnsavedField<unknown> | undefined) => {
    if (field) fields.set(key, field)
    else fields.delete(key)
    for (const listener of listeners) listener()
  }
  const schedule = (key: string, delay: number) => {
    clearTimeout(timers.get(key))
    if (isStopped) return
    timers.set(
      key,
      setTimeout(() => void flush(key), delay),
    )
  }
  const flush = (key: string): Promise<void> => {
    clearTimeout(timers.get(key))
    const running = saves.get(key)
    if (running) return running
    const save = saveAll(key).finally(() => saves.delete(key))
    saves.set(key, save)
    return save
  }
  /** Also what is typed in the meantime. */
  const saveAll = async (key: string): Promise<void> => {
    const sent = fields.get(key)
    if (!sent) return
    const result = await sent.save(sent.value, sent.base)
    if (result === 'failed') schedule(key, retryDelay)
    if (result !== 'saved') return
    const now = fields.get(key)
    if (now === sent || !now) return put(key, undefined)
    put(key, { ...now, base: sent.value })
    return saveAll(key)
  }
  return {
    get: (key: string) => fields.get(key),
    change: <T>(key: string, field: UnsavedField<T>) => {
      put(key, field)
      schedule(key, saveDelay)
    },
    flush,
    flushAll: () => Promise.all([...fields.keys()].map(flush)),
    noted: (key: string) => notes.get(key) ?? '',
    /** Keeps words that are not a value yet, such as the name of a tag that is not chosen. */
    note: (key: string, words: string) => {
      if (words === '') notes.delete(key)
      else notes.set(key, words)
    },
    words: () => [...[...fields.values()].map(({ words }) => words), ...notes.values()],
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Returns what ends it: then nothing is tried again. */
    start: () => {
      isStopped = false
      return () => {
        isStopped = true
        for (const timer of timers.values()) clearTimeout(timer)
      }
    },
  }
}
