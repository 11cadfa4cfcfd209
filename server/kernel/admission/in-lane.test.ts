import fastify from 'fastify'
import { expect, test } from 'vitest'
import { checkLane, inLane } from './in-lane.ts'
import { createLane } from './lane.ts'

const lane = createLane({ atOnce: 1, waiting: 1, longestWait: 60_000 })

const start = () => {
  const server = fastify()
  server.addHook('onRoute', checkLane)
  return server
}

test('a route whose requests wait in no lane stops the start', () => {
  const server = start()
  expect(() => server.get('/api/ximblox/new', async () => ({}))).toThrow(
    'requests to the route /api/ximblox/new wait in no lane',
  )
  expect(() => server.get('/healthz', async () => ({}))).not.toThrow()
  const answer = inLane(
    () => lane,
    async () => ({}),
  )
  expect(() => server.get('/api/ximblox/new', answer)).not.toThrow()
})

test('a client that has not read its answer takes no place', async () => {
  const server = start()
  const large = 'x'.repeat(20_000_000)
  const route = inLane(
    () => lane,
    async () => large,
  )
  server.get('/api/ximblox/large', route)
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  // The bodies are not read.
  const answers = [await fetch(`${url}/api/ximblox/large`), await fetch(`${url}/api/ximblox/large`)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  for (const { body } of answers) await body?.cancel()
  await server.close()
})
