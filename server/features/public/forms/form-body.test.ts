import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { isFormBody, readForm } from './form-body.ts'

const urlencoded = 'application/x-www-form-urlencoded'

const request = (parts: readonly (string | Buffer)[], headers: Record<string, string> = {}) => {
  const message = new IncomingMessage(new Socket())
  Object.assign(message.headers, { 'content-type': urlencoded, ...headers })
  for (const part of parts) message.push(part)
  message.push(null)
  return message
}
const read = async (...input: Parameters<typeof request>) => {
  const form = await readForm(request(...input))
  return form && [...form]
}

describe('the body of a form', () => {
  it.each([
    [{ 'content-type': urlencoded }, true],
    [{ 'content-type': 'Application/X-WWW-Form-Urlencoded ; charset=UTF-8' }, true],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, true],
    [{ 'content-type': 'application/json' }, false],
    [{ 'content-type': '' }, false],
    [{ 'content-type': urlencoded, 'content-encoding': 'gzip' }, false],
  ])('is one by its headers %j: %j', (headers, expected) => {
    expect(isFormBody(request([], headers))).toBe(expected)
  })

  it('is read in all parts, also if a character is divided between two', async () => {
    const bytes = Buffer.from('name=Größe 🙂&to=ä')
    const parts = [bytes.subarray(0, 8), bytes.subarray(8, 15), bytes.subarray(15)]
    expect(await read(parts)).toEqual([
      ['name', 'Größe 🙂'],
      ['to', 'ä'],
    ])
    expect(await read([])).toEqual([])
  })

  it('has replacement characters for what is not UTF-8, and keeps incomplete escapes', async () => {
    expect(await read([Buffer.from([0x61, 0x3d, 0xff])])).toEqual([['a', '\ufffd']])
    expect(await read(['a=%e4&b=100%'])).toEqual([
      ['a', '\ufffd'],
      ['b', '100%'],
    ])
  })

  it('is not taken if it is too large, or has too many fields', async () => {
    const full = `a=${'x'.repeat(262_142)}`
    expect(await read([full])).toEqual([['a', 'x'.repeat(262_142)]])
    expect(await read([full, 'x'])).toBeUndefined()
    expect(await read(['&a=1'.repeat(999)])).toHaveLength(999)
    expect(await read(['&a=1'.repeat(1_000)])).toBeUndefined()
  })

  it('of several parts can only unsubscribe', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const part = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`
    expect(await read([part('List-Unsubscribe', 'One-Click')], headers)).toEqual([
      ['List-Unsubscribe', 'One-Click'],
    ])
    expect(await read([part('List-Unsubscribe', 'Later')], headers)).toEqual([])
    expect(await read([part('name', 'One-Click')], headers)).toEqual([])
  })
})
