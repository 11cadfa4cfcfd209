import type { Call } from '@ximblox/contract/call'
import { calls } from '@ximblox/contract/calls'
import { errorCodes } from '@ximblox/contract/errors'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import * as z from 'zod/v4/core'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage } from '../../test/content.ts'
import { fromSchema, hostile } from '../../test/hostile.ts'
import { logInRaw, xhr } from '../../test/raw.ts'

// Sends this many inputs to every call: half are generated from its schema and then damaged, half are hostile
// throughout.
const inputsPerCall = Number(process.env.HOSTILE_INPUTS ?? 50)
/**
 * The time limit of a response in milliseconds. The long run is stricter, because it does not share the machine with
 * other tests.
 */
const responseTimeout = Number(process.env.HOSTILE_TIMEOUT ?? inject('waitTimeout'))

let test: TestApp
let send: (call: Call, input: { params: unknown; query: unknown; body: unknown }) => Promise<Response>

beforeAll(async () => {
  test = await startTestApp()
  await makePage(await test.as('Administrator'))
  const headers = { ...xhr, ...(await logInRaw(test.url)) }
  send = (call, { params, query, body }) => {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(textOf(params, name)))
    // Node itself refuses longer request lines before our code runs.
    const search = new URLSearchParams(
      Object.entries(Object(query)).map(([key, value]) => [key, asText(value)]),
    )
    const sent = call.method === 'GET' ? {} : { body: JSON.stringify(body) ?? '' }
    return fetch(`${test.url}/api/ximblox${path}?${String(search).slice(0, 4_000)}`, {
      method: call.method,
      headers,
      signal: AbortSignal.timeout(responseTimeout),
      ...sent,
    })
  }
})
afterAll(() => test.close())

const textOf = (params: unknown, name: string) => {
  const text = asText(Object(params)[name]).slice(0, 500)
  return text.isWellFormed() && text !== '' && text !== '.' && text !== '..' ? text : '1'
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const schemaOf = (schema: z.$ZodType | undefined): fc.Arbitrary<unknown> =>
  schema ? fromSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : fc.constant({})

// Ending the test's own session would turn the remaining calls into 401s.
const { logout, logoutEverywhere, endSession, refreshSession } = calls.auth
const ending: Call[] = [logout, logoutEverywhere, endSession, refreshSession]
const table = Object.values(calls)
  .flatMap(feature => Object.values<Call>(feature))
  .filter(call => !ending.includes(call) && call.transport !== 'multipart')

describe('no input whatever', () => {
  it.each(table.map(call => [`${call.method} ${call.path}`, call] as const))(
    'gives %s a server error',
    async (_name, call) => {
      const input = fc.record({
        params: fc.oneof(schemaOf(call.params), fc.dictionary(fc.string(), hostile)),
        query: fc.oneof(schemaOf(call.query), hostile),
        body: fc.oneof(schemaOf(call.body), hostile),
      })
      await fc.assert(
        fc.asyncProperty(input, async values => {
          const answer = await send(call, values)
          const text = await answer.text()
          expect(answer.status).toBeLessThan(500)
          // File responses have no envelope.
          if (!answer.headers.get('content-type')?.includes('json')) return
          const { Success, Errors } = JSON.parse(text) as { Success: boolean; Errors: { code: never }[] }
          expect(Success).toBe(answer.status === 200)
          for (const { code } of Errors) expect(errorCodes).toContain(code)
        }),
        { numRuns: inputsPerCall },
      )
    },
  )
})
