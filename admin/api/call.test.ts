import { MutationObserver, onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import { refusalOf } from '@ximblox/contract/client/errors'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callMutation, createRunner, type WhenBusy } from './call.ts'

const refused = errorAt('name', 'required')
const refusal = () => refusalOf(422, { Errors: [refused] })
const offline = () => Object.assign(new Error('no connection'), { name: 'Offline' })

const open = (invalidates: QueryKey[] = [['users']], whenBusy?: WhenBusy) => {
  const queries = new QueryClient()
  for (const key of ['users', 'pages']) queries.setQueryData([key], 'known')
  let entries: readonly ErrorEntry[] = []
  const observer = new MutationObserver(
    queries,
    callMutation({
      queries,
      invalidates,
      clear: () => {
        entries = []
      },
      add: more => {
        entries = [...entries, ...more]
      },
    }),
  )
  const unsubscribe = observer.subscribe(() => undefined)
  const runner = createRunner(whenBusy ?? 'ignore')
  return {
    run: <T>(call: () => Promise<T>, thisTime?: WhenBusy) =>
      runner(step => observer.mutate(step), call, thisTime),
    runningCalls: () => queries.isMutating(),
    isBusy: () => observer.getCurrentResult().isPending,
    entries: () => entries,
    isStale: (key: string) => queries.getQueryState([key])?.isInvalidated,
    unsubscribe,
  }
}

afterEach(() => onlineManager.setOnline(true))

describe('a call', () => {
  it('resolves to the answer and is busy until then', async () => {
    const { run, isBusy, entries } = open()
    const { promise, resolve } = Promise.withResolvers<string>()
    const answer = run(() => promise)
    expect(isBusy()).toBe(true)
    resolve('done')
    expect(await answer).toBe('done')
    expect(isBusy()).toBe(false)
    expect(entries()).toEqual([])
  })

  it('collects the errors of a refusal and is no longer busy', async () => {
    const { run, isBusy, entries } = open()
    expect(await run(() => Promise.reject(refusal()))).toBeUndefined()
    expect(entries()).toEqual([refused])
    expect(isBusy()).toBe(false)
  })

  it('clears the errors of the previous call', async () => {
    const { run, entries } = open()
    await run(() => Promise.reject(refusal()))
    await run(() => Promise.resolve())
    expect(entries()).toEqual([])
  })

  it('reports an unexpected exception and is no longer busy', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue()
    const { run, isBusy, entries } = open()
    expect(
      await run(() => {
        throw new TypeError('a bug')
      }),
    ).toBeUndefined()
    expect(entries()).toEqual([errorAt('', 'internalError')])
    expect(isBusy()).toBe(false)
    expect(report).toHaveBeenCalledOnce()
    report.mockRestore()
  })

  it('runs although the browser reports that it is offline, and settles without a connection', async () => {
    onlineManager.setOnline(false)
    const { run, isBusy, entries } = open()
    expect(await run(() => Promise.reject(offline()))).toBeUndefined()
    expect(entries()).toEqual([errorAt('', 'unavailable')])
    expect(isBusy()).toBe(false)
  })

  it('settles after its component has unmounted, and still invalidates', async () => {
    const { run, isStale, runningCalls, unsubscribe } = open()
    const { promise, resolve } = Promise.withResolvers<string>()
    const answer = run(() => promise)
    unsubscribe()
    expect(runningCalls()).toBe(1)
    resolve('done')
    expect(await answer).toBe('done')
    expect(isStale('users')).toBe(true)
    expect(runningCalls()).toBe(0)
  })
})

describe('a second call while another is running', () => {
  it('is ignored by default', async () => {
    const { run } = open()
    const call = vi.fn<() => Promise<string>>(() => Promise.resolve('done'))
    expect(await Promise.all([run(call), run(call)])).toEqual(['done', undefined])
    expect(call).toHaveBeenCalledOnce()
    expect(await run(call)).toBe('done')
  })

  it('waits for the first with whenBusy wait, even if that is refused', async () => {
    const { run } = open([], 'wait')
    const order: string[] = []
    const { promise, reject } = Promise.withResolvers<never>()
    const first = run(() => promise.finally(() => order.push('first')))
    const second = run(async () => order.push('second'))
    reject(refusal())
    expect(await Promise.all([first, second])).toEqual([undefined, 2])
    expect(order).toEqual(['first', 'second'])
  })

  it('waits if only this call asks for it', async () => {
    const { run } = open()
    const calls = [run(async () => 1), run(async () => 2, 'wait'), run(async () => 3)]
    expect(await Promise.all(calls)).toEqual([1, 2, undefined])
  })
})

describe('the queries that a call may affect', () => {
  it('are invalidated after an answer', async () => {
    const { run, isStale } = open([['users']])
    await run(() => Promise.resolve())
    expect(isStale('users')).toBe(true)
    expect(isStale('pages')).toBe(false)
  })

  it('are invalidated after a refusal', async () => {
    const { run, isStale } = open([['users']])
    await run(() => Promise.reject(refusal()))
    expect(isStale('users')).toBe(true)
  })

  it('are not invalidated without a connection', async () => {
    const { run, isStale } = open([['users']])
    await run(() => Promise.reject(offline()))
    expect(isStale('users')).toBe(false)
  })
})
