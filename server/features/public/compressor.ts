import type { Compression } from '../../kernel/http/encoding.ts'
import type { Logger } from '../../kernel/logging/log.ts'
import { type Answer, compressTo, plainBytes, withEncoding, withoutPlainBody } from './answer.ts'
import type { PageCache } from './page-cache.ts'

/** Returns a cached answer with its body in one more encoding. */
export type Compressor = (key: string, answer: Answer, encoding: Compression) => Promise<Answer>

/** Compresses cached answers in the encodings that clients ask for, once for all clients that ask in the meantime. */
export const createCompressor = (cacheOf: (key: string) => PageCache, log: Logger): Compressor => {
  const running = new WeakMap<Answer, Partial<Record<Compression, Promise<Answer>>>>()

  const compressAnswer = async (key: string, answer: Answer, encoding: Compression): Promise<Answer> => {
    try {
      const whole = withEncoding(answer, encoding, await compressTo[encoding](plainBytes(answer)))
      const cache = cacheOf(key)
      const improved = cache.hasRoom() ? whole : withoutPlainBody(whole)
      cache.improve(key, answer, improved)
      return improved
    } catch (error) {
      log.error({ err: error, key }, 'a page could not be compressed')
      return answer
    }
  }

  return (key, answer, encoding) => {
    const started = running.get(answer) ?? {}
    running.set(answer, started)
    started[encoding] ??= compressAnswer(key, answer, encoding)
    return started[encoding]
  }
}
