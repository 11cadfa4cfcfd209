import { createStore } from 'zustand/vanilla'
import { adminUrl } from '../base-path.ts'

/** The code that this document could not load. Of the module, because lazy components are declared there. */
export const missingCode = createStore(() => ({
  /** How many parts wait for theirs. */
  waiting: 0,
  /** The server has another build by now, and the code of this one may be gone. */
  isOutdated: false,
}))

/** In milliseconds. */
const pause = 5_000

/** Loads code as often as it takes: after a pause, and when the connection is back. */
export const loadPatiently = async <M>(load: () => Promise<M>): Promise<M> => {
  try {
    return await load()
  } catch {
    wait(1)
    try {
      return await loadAgain(load)
    } finally {
      wait(-1)
    }
  }
}

const loadAgain = async <M>(load: () => Promise<M>): Promise<M> => {
  void checkBuild()
  await pauseOrOnline()
  return load().catch(() => loadAgain(load))
}

const wait = (by: 1 | -1) => missingCode.setState(({ waiting }) => ({ waiting: waiting + by }))

const pauseOrOnline = async (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const listening = new AbortController()
  const timer = setTimeout(resolve, pause)
  addEventListener('online', () => resolve(), { signal: listening.signal })
  await promise
  clearTimeout(timer)
  listening.abort()
}

/** Looks whether the document that the server sends now starts with the same script as this one. */
export const checkBuild = async (): Promise<void> => {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src')
  const answer = await fetch(adminUrl('/login'), { cache: 'no-store' }).catch(() => undefined)
  if (!script || !answer?.ok) return
  missingCode.setState({ isOutdated: !(await answer.text()).includes(script) })
}
