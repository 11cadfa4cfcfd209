import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { answerFile } from './file-answer.ts'

const content = '0123456789'

const ask = (request: IncomingHttpHeaders, fileName = 'a.pdf', inline = false) =>
  answerFile(
    {
      fileName,
      mimeType: 'application/pdf',
      size: content.length,
      tag: 'abc',
      cacheControl: 'private',
      inline,
      open: (range = { start: 0, end: 9 }) => Readable.from([content.slice(range.start, range.end + 1)]),
    },
    request,
  )

describe('a file response', () => {
  test('contains the whole file, which a browser neither sniffs nor runs', async () => {
    const { status, headers, body } = ask({})
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '10',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      etag: '"abc"',
    })
    expect(body && (await text(body))).toBe(content)
  })

  test('contains the requested part', async () => {
    const { status, headers, body } = ask({ range: 'bytes=2-4' })
    expect(status).toBe(206)
    expect(headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' })
    expect(body && (await text(body))).toBe('234')
  })

  test('contains the whole file when If-Range names another version', () => {
    expect(ask({ range: 'bytes=2-4', 'if-range': '"old"' }).status).toBe(200)
    expect(ask({ range: 'bytes=2-4', 'if-range': '"abc"' }).status).toBe(206)
  })

  test('reports the length of the file when the range is outside', () => {
    expect(ask({ range: 'bytes=10-' })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */10' },
      body: null,
    })
  })

  test('is 304 for a client that has the file', () => {
    expect(ask({ 'if-none-match': 'W/"old", "abc"' })).toMatchObject({ status: 304, body: null })
    expect(ask({ 'if-none-match': '"old"' }).status).toBe(200)
  })

  test('offers files that are not images for download, with names in any language', () => {
    expect(ask({}, 'Über "50%" (neu).pdf').headers['content-disposition']).toBe(
      `attachment; filename="Uber _50__ (neu).pdf"; filename*=UTF-8''%C3%9Cber%20%2250%25%22%20%28neu%29.pdf`,
    )
    expect(ask({}, 'a.png', true).headers['content-disposition']).toBe('inline')
  })
})
