import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage } from '../../test/content.ts'
import { roleNamed } from '../../test/member.ts'

let test: TestApp
let secret: string
/** The ids that the guide has in its examples, and those here. */
let ids: ReadonlyMap<string, number>

beforeAll(async () => {
  test = await startTestApp()
  const admin = await test.as('Administrator')
  const body = { name: 'Guide', role: await roleNamed(test, 'Administrator') }
  secret = (await admin.apiToken.create({ body })).secret
  const page = await makePage(admin, { slug: 'een-pagina' })
  await admin.page.publish({ params: { id: page.id } })
  const draft = await makePage(admin)
  ids = new Map<string, number>([
    ['/pages/12', page.id],
    ['/page/12', page.id],
    ['/version/34', draft.pageVersion.id],
  ])
})
afterAll(() => test.close())

const guide = readFileSync(new URL('../../../docs/guide/api.md', import.meta.url), 'utf8')
const calls = [...guide.matchAll(/^```sh\ncurl (.*?)^```$/gms)].map(([, call = '']) => call)

const send = (call: string) => {
  const [, given = ''] = /"?https:\/\/example\.org([^\s"]+)/.exec(call) ?? []
  const path = [...ids].reduce(
    (path, [example, id]) => path.replace(example, example.replace(/\d+$/, String(id))),
    given,
  )
  const data = /--data '(.*)'/.exec(call)?.[1]
  const headers = [...call.matchAll(/--header (["'])([\w-]+): (.*?)\1/g)].map(
    ([, , name = '', value = '']) => [name, value.replace('$TOKEN', secret)] as const,
  )
  return fetch(test.url + path, {
    method: data === undefined ? 'GET' : 'POST',
    headers: Object.fromEntries(headers),
    ...(data !== undefined && { body: data }),
  })
}

describe('the guide to the API', () => {
  it('has examples', () => {
    expect(calls.length).toBeGreaterThan(8)
  })

  it.each(calls)('shows a call that works: %s', async call => {
    const answer = await send(call)
    expect([answer.status, await answer.json()]).toMatchObject([200, { Success: true }])
  })
})
