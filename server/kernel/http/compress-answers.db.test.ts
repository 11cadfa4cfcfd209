import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note } from '../../test/content.ts'
import { logInRaw, xhr } from '../../test/raw.ts'

let test: TestApp
let session: Record<string, string>

beforeAll(async () => {
  test = await startTestApp()
  session = { ...xhr, ...(await logInRaw(test.url)) }
})
afterAll(() => test.close())

const get = (path: string, accepted: string) =>
  fetch(`${test.url}/api/ximblox${path}`, { headers: { ...session, 'accept-encoding': accepted } })

describe('a long answer', () => {
  it('is compressed in the smallest format that the client accepts', async () => {
    const editor = await test.as('Administrator')
    const { id } = await makePage(editor, {
      blocks: [note('a', 'long '.repeat(40)), note('b', 'é'.repeat(200))],
    })
    const encodingOf = async (accepted: string) => {
      const answer = await get(`/page/${id}`, accepted)
      expect(await answer.json()).toMatchObject({ page: { id, content: [{ key: 'a' }, { key: 'b' }] } })
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      return answer.headers.get('content-encoding')
    }
    expect(await encodingOf('gzip, deflate, br')).toBe('br')
    expect(await encodingOf('gzip')).toBe('gzip')
    expect(await encodingOf('br;q=0')).toBeNull()
    expect(await encodingOf('identity')).toBeNull()
  })

  it('has no body when only its headers are asked for', async () => {
    const answer = await fetch(`${test.url}/api/ximblox/openapi.json`, { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })
})

describe('a short answer', () => {
  it('is sent as it is', async () => {
    const answer = await get('/page/999999', 'br')
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([404, null])
  })
})
