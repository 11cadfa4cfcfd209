import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { abortSlowBody } from './slow-body.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => vi.useRealTimers())

/** A request in progress, and whether it was aborted. */
const sending = (headers: Record<string, string>) => {
  const socket = Object.defineProperty(new Socket(), 'bytesRead', { value: 0, writable: true })
  const request = Object.assign(new IncomingMessage(socket), { headers })
  abortSlowBody(request)
  const receive = (bytes: number) => Object.assign(socket, { bytesRead: socket.bytesRead + bytes })
  return { request, receive, isCut: () => request.destroyed }
}

const call = { 'content-type': 'application/json', 'content-length': '1000' }
const file = { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' }

test('a call whose body arrives too slowly is aborted', () => {
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
])('%s that was received completely may take its time', (_name, headers) => {
  const { request, isCut } = sending(headers)
  request.emit('end')
  vi.advanceTimersByTime(600_000)
  expect(isCut()).toBe(false)
})

test('a file may take long while it makes progress', () => {
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

test('a request without a body has no time limit', () => {
  sending({})
  expect(vi.getTimerCount()).toBe(0)
})
