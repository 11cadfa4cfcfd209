import { createClient } from '@ximblox/contract/client'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { expect, it } from 'vitest'
import { fetchReplaced } from './fetch-replaced.ts'

it('gives up without a result at the time limit or when the page is closed', async () => {
  const stalled = createClient({
    fetch: (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      }),
  })
  const [leaving, limit] = [new AbortController(), new AbortController()]
  const timedOut = fetchReplaced(stalled, pageIDOf(1), leaving.signal, limit.signal)
  limit.abort()
  expect(await timedOut).toEqual([])
  const left = fetchReplaced(stalled, pageIDOf(1), leaving.signal, new AbortController().signal)
  leaving.abort()
  expect(await left).toEqual([])
})
