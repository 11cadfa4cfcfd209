import type { Logger } from '../log.ts'
import { type Answer, compress, makeAnswer, plainBytes } from './answer.ts'
import type { PageCache } from './page-cache.ts'

export type Compressor = (key: string, answer: Answer) => void

/** Compresses cached answers in the background, each only once. */
export const createCompressor = (cacheOf: (key: string) => PageCache, log: Logger): Compressor => {
  const started = new WeakSet<Answer>()

  const compressAnswer = async (key: string, answer: Answer) => {
    const body = plainBytes(answer)
    const improved = makeAnswer({ ...answer, body, compressed: await compress(body) })
    const cache = cacheOf(key)
    if (!cache.hasRoom()) improved.representations.identity.body = undefined
    cache.improve(key, answer, improved)
  }

  return (key, answer) => {
    if (answer.representations.br || started.has(answer)) return
    started.add(answer)
    compressAnswer(key, answer).catch((error: unknown) =>
      log.error({ err: error, key }, 'a page could not be compressed'),
    )
  }
}
