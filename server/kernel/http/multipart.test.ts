import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../errors/errors.ts'
import { readUpload } from './multipart.ts'

const most = 100_000
let temporaryFolder: string
let server: FastifyInstance
let url: string
/** The free space in bytes. */
let room = Number.POSITIVE_INFINITY
const disk = { hasRoomFor: async (bytes: number) => bytes <= room }
/** The outcome of each upload, even when its client has disconnected. */
const outcomes: unknown[] = []
let resolveSettled: (() => void) | undefined

beforeAll(async () => {
  temporaryFolder = await mkdtemp(join(tmpdir(), 'multipart-test-'))
  server = fastify()
  await server.register(multipart)
  server.post('/', async (request, reply) => {
    try {
      const upload = await readUpload({ storage: { temporaryFolder }, disk }, request, {
        part: 'f',
        bytes: most,
        tooLarge: 'fileTooLarge',
      })
      const kept = upload.file && (await readFile(upload.file.path))
      await upload.discard()
      outcomes.push('read')
      return {
        fields: upload.fields,
        file: upload.file && { ...upload.file, kept: kept?.toString('latin1') },
      }
    } catch (error) {
      outcomes.push(error)
      if (!(error instanceof Refusal)) throw error
      return reply.code(error.status).send(error.entries)
    } finally {
      resolveSettled?.()
    }
  })
  url = await server.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(async () => {
  await server.close()
  await rm(temporaryFolder, { recursive: true })
})

const form = (...parts: [name: string, value: string | File][]) => {
  const data = new FormData()
  for (const [name, value] of parts) data.append(name, value)
  return data
}

const post = async (body: FormData | string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { method: 'POST', body, headers })
  expect(await readdir(temporaryFolder)).toEqual([])
  return { status: answer.status, body: await answer.json() }
}

const refusal = (status: number, code: string, property: string, reason?: string) => ({
  status,
  body: [{ code, property, ...(reason && { reason }) }],
})
const photo = new File(['bytes'], 'photo.png')
const folder: [string, string] = ['path', '/']

describe('an upload', () => {
  test('is one file with the fields around it, hashed while it arrives', async () => {
    const { status, body } = await post(form(folder, ['f', photo]))
    expect(status).toBe(200)
    expect(body.fields).toEqual({ path: '/' })
    expect(body.file).toMatchObject({
      fileName: 'photo.png',
      size: 5,
      hash: createHash('sha256').update('bytes').digest('hex'),
      kept: 'bytes',
    })
  })

  test('keeps the name as it was sent, including hostile characters', async () => {
    for (const name of ['Überblick – 日本.png', '../../etc/passwd', 'C:\\a.png', '.htaccess']) {
      const { body } = await post(form(['f', new File(['x'], name)]))
      expect(body.file.fileName).toBe(name)
    }
  })

  test('may be exactly as large as the limit', async () => {
    expect((await post(form(['f', new File(['x'.repeat(most)], 'a.txt')]))).status).toBe(200)
  })

  test('over the limit is read to its end, then refused', async () => {
    const answer = await post(form(['f', new File(['x'.repeat(most * 20)], 'a.txt')], ['path', '/']))
    expect(answer).toEqual(refusal(413, 'ML_01', 'f'))
  })

  test('may be without a file, for calls that accept a URL instead', async () => {
    expect(await post(form(folder))).toEqual({ status: 200, body: { fields: { path: '/' } } })
  })

  test('keeps a quotation mark in its name', async () => {
    const { body } = await post(form(folder, ['f', new File(['bytes'], 'Pipe 5".png')]))
    expect(body).toMatchObject({ file: { fileName: 'Pipe 5".png' } })
  })

  test('of an empty file is refused', async () => {
    expect(await post(form(folder, ['f', new File([], '')]))).toEqual(refusal(422, 'V_13', 'f'))
  })

  test('of two files is refused', async () => {
    expect(await post(form(['f', photo], ['f', photo]))).toEqual(refusal(422, 'V_15', 'f', 'repeated'))
  })

  test('with a file under another name is reported', async () => {
    expect(await post(form(['f', photo], ['g', photo]))).toEqual(refusal(422, 'V_15', 'g', 'unknown-field'))
  })

  test('with a repeated or endless field is refused', async () => {
    expect(await post(form(folder, folder, ['f', photo]))).toEqual(refusal(422, 'V_15', 'path', 'repeated'))
    const endless = form(['path', 'x'.repeat(70_000)], ['f', photo])
    expect(await post(endless)).toEqual(refusal(422, 'V_15', 'path', 'too-large'))
  })

  test('cannot change a prototype through the name of a field', async () => {
    expect((await post(form(['__proto__', 'x'], ['f', photo]))).status).toBe(422)
    expect((await post(form(['constructor', 'x'], ['f', photo]))).status).toBe(422)
  })

  test('with too many parts is refused', async () => {
    const fields = Array.from({ length: 60 }, (_, index): [string, string] => [`field${index}`, 'x'])
    expect((await post(form(...fields, ['f', photo]))).status).toBe(422)
  })

  test('without a boundary is malformed', async () => {
    expect(await post('x', { 'content-type': 'multipart/form-data' })).toEqual(refusal(400, 'G_04', ''))
  })

  test('whose last boundary is missing is incomplete', async () => {
    const body = '--b\r\ncontent-disposition: form-data; name="f"; filename="a.txt"\r\n\r\nhalf'
    expect(await post(body, { 'content-type': 'multipart/form-data; boundary=b' })).toEqual(
      refusal(400, 'ML_09', ''),
    )
  })

  test('interrupted by the client anywhere is incomplete and leaves nothing behind', async () => {
    const { port } = server.server.address() as AddressInfo
    const body =
      '--b\r\ncontent-disposition: form-data; name="path"\r\n\r\n/\r\n' +
      '--b\r\ncontent-disposition: form-data; name="f"; filename="a.txt"\r\n\r\nhalf'
    for (let length = 1; length <= body.length; length += 7) {
      const settled = Promise.withResolvers<void>()
      resolveSettled = settled.resolve
      const socket = connect(port, '127.0.0.1')
      socket.write(
        `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 90000\r\ncontent-type: multipart/form-data; boundary=b\r\n\r\n${body.slice(0, length)}`,
        () => socket.destroy(),
      )
      await settled.promise
      expect(outcomes.at(-1)).toMatchObject({ entries: [{ code: 'ML_09', property: '' }] })
      expect(await readdir(temporaryFolder)).toEqual([])
    }
  })
})

describe('a file that does not fit on the disk', () => {
  const half = most / 2
  const large = (bytes: number) => new File([Buffer.alloc(bytes, 'a')], 'large.txt')

  test('is refused with a response that the client can read', async () => {
    room = 1_000
    try {
      expect(await post(form(folder, ['f', large(half)]))).toEqual(refusal(507, 'ML_10', 'f'))
    } finally {
      room = Number.POSITIVE_INFINITY
    }
    expect((await post(form(folder, ['f', large(half)]))).status).toBe(200)
  })
})
