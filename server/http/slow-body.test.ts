import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { abortSlowBody } from './slow-body.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => vi.useRealTimers())

/** A request that is being sent, and whether it was cut off. */
const sending = (headers: Record<string, string>) => {
  const socket = Object.defineProperty(new Socket(), 'bytesRead', { value: 0, writable: true })
  const request = Object.assign(new IncomingMessage(socket), { headers })
  abortSlowBody(request)
  const receive = (bytes: number) => Object.assign(socket, { bytesRead: socket.bytesRead + bytes })
  return { request, receive, isCut: () => request.destroyed }
}

const call = { 'content-type': 'application/json', 'content-length': '1000' }
const file = { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' }

test('a call that drips is cut off', () => {
  const { receive, isCut } = sending(call)
  for (let second = 0; second < 30; second++) {
    receive(1)
    vi.advanceTimersByTime(1_000)
  }
  expect(isCut()).toBe(true)
})

test.each([
  ['a call', call],
  ['a file', file],
])('%s that was received may take its time', (_name, headers) => {
  const { request, isCut } = sending(headers)
  request.emit('end')
  vi.advanceTimersByTime(600_000)
  expect(isCut()).toBe(false)
})

test('a file may take long as it makes progress', () => {
  const { receive, isCut } = sending(file)
  for (let span = 0; span < 20; span++) {
    receive(20_000)
    vi.advanceTimersByTime(30_000)
  }
  expect(isCut()).toBe(false)
  receive(30)
  vi.advanceTimersByTime(30_000)
  expect(isCut()).toBe(true)
})

test('a request without a body is not watched', () => {
  sending({})
  expect(vi.getTimerCount()).toBe(0)
})
