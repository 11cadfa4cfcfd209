import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

const controllable = () => {
  const started: PromiseWithResolvers<string>[] = []
  const build = () => {
    const deferred = Promise.withResolvers<string>()
    started.push(deferred)
    return deferred.promise
  }
  return { started, build }
}

test('requests for the same key share one build', async () => {
  const flights = createSingleFlight<string>(() => 0)
  const { started, build } = controllable()
  const answers = [flights.join('a', build), flights.join('a', build), flights.join('b', build)]
  expect(started).toHaveLength(2)
  for (const [index, deferred] of started.entries()) deferred.resolve(`build ${index}`)
  expect(await Promise.all(answers)).toEqual(['build 0', 'build 0', 'build 1'])
})

test('a request after an event waits for a build that started after it, and only one such build waits', async () => {
  let event = 0
  const flights = createSingleFlight<string>(() => event)
  const { started, build } = controllable()
  const early = flights.join('a', build)
  event = 1
  const late = [flights.join('a', build), flights.join('a', build)]
  expect(started).toHaveLength(1)
  started[0]?.resolve('old')
  expect(await early).toBe('old')
  await setImmediate()
  expect(started).toHaveLength(2)
  started[1]?.resolve('new')
  expect(await Promise.all(late)).toEqual(['new', 'new'])
})

test('a failed build fails for all waiting requests, and the next one starts again', async () => {
  const flights = createSingleFlight<string>(() => 0)
  const { started, build } = controllable()
  const both = Promise.allSettled([flights.join('a', build), flights.join('a', build)])
  started[0]?.reject(new Error('no'))
  expect((await both).map(result => result.status)).toEqual(['rejected', 'rejected'])
  const again = flights.join('a', build)
  started[1]?.resolve('yes')
  expect(await again).toBe('yes')
})
