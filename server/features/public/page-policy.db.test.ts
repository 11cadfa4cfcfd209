import type { Client } from '@ximblox/contract/client'
import type { PagePolicy } from '@ximblox/contract/rules/page-policy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note } from '../../test/content.ts'
import { logInRaw } from '../../test/raw.ts'

let test: TestApp
let publisher: Client
let cookie: string

const policy: PagePolicy = {
  scripts: ['https://stats.example.org'],
  styles: ['https://fonts.example.org'],
  connections: ['https://stats.example.org', 'wss://chat.example.org'],
  frames: ['https://maps.example.org'],
  forms: ['https://lists.example.org'],
}

beforeAll(async () => {
  test = await startTestApp({ policy })
  publisher = await test.as('Administrator')
  const { User } = await publisher.users.current()
  cookie = (await logInRaw(test.url, User.email)).cookie ?? ''
})
afterAll(() => test.close())

const policyOf = async (path: string, headers: Record<string, string> = {}): Promise<string[]> => {
  const answer = await test.read(path, headers)
  await answer.arrayBuffer()
  return (answer.headers.get('content-security-policy') ?? '').split('; ')
}

const makeLive = async () => {
  const page = await makePage(publisher, { blocks: [note('one', 'words')] })
  await publisher.page.publish({ params: { id: page.id }, body: {} })
  return page
}

it('adds origins to the directives that they are for, the same from memory, for users and after a change', async () => {
  const { id, slug } = await makeLive()
  const missed = await policyOf(`/${slug}`)
  expect(missed).toEqual(
    expect.arrayContaining([
      "style-src 'self' https://fonts.example.org",
      "font-src 'self'",
      "connect-src 'self' https://stats.example.org wss://chat.example.org",
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://maps.example.org',
      "form-action 'self' https://lists.example.org",
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]),
  )
  expect(await policyOf(`/${slug}`)).toEqual(missed)
  const forUser = await policyOf(`/${slug}`, { cookie })
  expect(forUser.map(directive => directive.replace(/ 'sha256-[^']+'/, ''))).toEqual(missed)
  await publisher.page.publish({ params: { id }, body: {} })
  expect(await policyOf(`/${slug}`)).toEqual(missed)
  const builtIn = await policyOf('/nothing-here')
  expect(builtIn.join()).not.toContain('example.org')
})

it('shows previews with the styles of other origins, but runs no scripts there', async () => {
  const { pageVersion } = await makeLive()
  const preview = await policyOf(`/preview/version/${pageVersion.id}`, { cookie })
  expect(preview.find(directive => directive.startsWith('style-src'))).toMatch(
    / https:\/\/fonts\.example\.org$/,
  )
  expect(preview).toContain("form-action 'none'")
  expect(preview.join()).not.toMatch(/script-src|connect-src/)
})

it.each([
  '/cmsadmin/',
  '/cmsadmin/canvas',
  '/api/ximblox/user/current',
  '/preview/nothing',
  '/assets/nothing',
])('changes nothing at %s', async path => {
  expect((await policyOf(path, { cookie })).join()).not.toContain('example.org')
})
