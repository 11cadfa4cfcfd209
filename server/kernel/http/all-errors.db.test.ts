import type { ErrorEntry } from '@ximblox/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf, someSlug } from '../../test/content.ts'
import { type Member, member, roleNamed } from '../../test/member.ts'

let test: TestApp
let admin: Member

beforeAll(async () => {
  test = await startTestApp()
  admin = await member(test, 'Administrator')
})
afterAll(() => test.close())

/** Allows a body that the client's types would reject. */
const untyped = (body: unknown) => body as never
const nobody = 999_999
const codesOf = async (call: Promise<unknown>) => (await refusalOf(call)).codes
const entriesOf = async (call: Promise<unknown>) =>
  (await refusalOf(call)).payload.Errors as readonly ErrorEntry[]

describe('one response contains schema errors and rule errors', () => {
  it('of a new page', async () => {
    const body = { title: '', slug: 'Bad Slug', type: 'nope', locale: 'xx-yy', content: [note('a', '')] }
    expect(await codesOf(admin.client.page.create({ body: untyped(body) }))).toEqual([
      'V_01 title',
      'V_16 slug',
      'V_15 type',
      'V_15 locale',
    ])
  })

  it('of a new page whose path is taken and whose blocks have both kinds of errors', async () => {
    const { slug } = await makePage(admin.client)
    const long = note('a', 'x'.repeat(300))
    const content = [long, { type: 'Not a type', key: 'b' }, { ...note('c', 'x'), anchorPoint: '1 c' }]
    const body = { title: '', slug, type: 'basic', locale: 'nl-nl' as const, content }
    expect(await codesOf(admin.client.page.create({ body }))).toEqual([
      'V_01 title',
      'V_05 slug',
      'V_15 content.1.type',
      'V_15 content.2.anchorPoint',
      'V_08 content.0.props.text',
    ])
  })

  it('of a translation and of a copy', async () => {
    const { id: pageID } = await makePage(admin.client)
    const { slug } = await makePage(admin.client)
    const copy = { pageID, locale: 'nl-nl' as const, title: '', slug }
    expect(await codesOf(admin.client.page.duplicate({ body: copy }))).toEqual(['V_01 title', 'V_05 slug'])
    const translation = { pageID, newLocale: 'nl-nl' as const, title: '', slug: 'Bad Slug' }
    expect(await codesOf(admin.client.page.createTranslation({ body: translation }))).toEqual([
      'V_05 newLocale',
      'V_01 title',
      'V_16 slug',
    ])
  })

  it('of a stored version', async () => {
    const page = await makePage(admin.client)
    const { id, revision } = page.pageVersion
    const blocks = [{ ...note('a', 'x'), anchorPoint: '1 a' }]
    const body = { revision, title: 'x'.repeat(300), pageType: { id: 'news' }, blocks }
    expect(await codesOf(admin.client.page.storeVersion({ params: { id }, body }))).toEqual([
      'V_08 title',
      'V_15 blocks.0.anchorPoint',
      'V_15 pageType.id',
    ])
  })

  it('of an invited user', async () => {
    const { email } = admin.user
    const register = { name: '', email: 'nobody', role: nobody }
    expect(await codesOf(admin.client.auth.register({ body: register }))).toEqual([
      'V_01 name',
      'V_02 email',
      'V_18 role',
    ])
    const create = { email, role: nobody, profile: { name: '' } }
    expect(await codesOf(admin.client.users.create({ body: create }))).toEqual([
      'V_05 email',
      'V_18 role',
      'V_01 profile.name',
    ])
  })

  it('of a user who changes their own account', async () => {
    const body = { email: 'nobody', password: 'short', confirm: 'other', profile: { name: '' } }
    const call = admin.client.users.update({ params: { id: admin.user.ID }, body })
    expect(await codesOf(call)).toEqual([
      'V_02 email',
      'V_01 profile.name',
      'V_01 currentPassword',
      'V_07 password',
      'V_06 password',
      'V_03 confirm',
    ])
  })

  it('of a password chosen through a link', async () => {
    const body = { password: 'short', confirm: '', token: 'nothing' }
    expect(await codesOf(test.visitor().auth.resetAccount({ body }))).toEqual([
      'V_07 password',
      'V_06 password',
      'V_01 confirm',
      'V_04 token',
    ])
  })

  it('of a role', async () => {
    const limited = { name: 'edit-page', parameters: { pageTypes: ['nope'] } } as const
    const body = { name: 'Editor', permissions: [limited, { name: 'become-root' }] }
    expect(await codesOf(admin.client.role.create({ body: untyped(body) }))).toEqual([
      'V_05 name',
      'V_15 permissions.1.name',
      'V_18 permissions.0.parameters.pageTypes.0',
    ])
  })

  it('of a menu', async () => {
    const { data } = await admin.client.menu.list({})
    const { id = 0, revision = 0 } = data[0] ?? {}
    const items = [
      { key: 'a', title: '', url: 'javascript:alert(1)', children: [] },
      { key: 'b', title: 'b', pageID: nobody, children: [] },
      { key: 'b', title: 'b', children: [] },
    ]
    expect(await codesOf(admin.client.menu.store({ params: { id }, body: { items, revision } }))).toEqual([
      'V_01 items.0.title',
      'V_09 items.0.url',
      'V_05 items.2.key',
      'V_18 items.1.pageID',
    ])
  })

  it('of a file', async () => {
    const body = { id: nobody, newPath: '/nowhere', newFileName: 'a/b', defaultAltText: 'x'.repeat(1001) }
    expect(await codesOf(admin.client.media.editFile({ body }))).toEqual([
      'ML_04 newPath',
      'V_15 newFileName',
      'V_10 defaultAltText',
    ])
  })
})

describe('the permission', () => {
  it('is checked before the rules of the operation', async () => {
    const limited = await test.as([{ name: 'create-page', parameters: { locales: ['en-gb'] } }])
    const { slug } = await makePage(admin.client)
    const body = { title: '', slug, type: 'basic', locale: 'nl-nl' as const }
    expect(await codesOf(limited.page.create({ body }))).toEqual(['UM_01'])
    const unknown = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`k${index}`, 1]))
    expect(await codesOf(limited.page.create({ body: untyped({ ...body, ...unknown }) }))).toEqual(['UM_01'])
    const page = { pageID: nobody, title: '', slug }
    expect(await codesOf(limited.page.duplicate({ body: untyped({ ...page, locale: 'nl-nl' }) }))).toEqual([
      'UM_01',
    ])
    const manager = await test.as([{ name: 'manage-users' }])
    const role = await roleNamed(test, 'Administrator')
    const register = { name: '', email: 'nobody', role }
    expect(await codesOf(manager.auth.register({ body: register }))).toEqual(['UM_01'])
    const viewer = await test.as('Viewer')
    expect(await codesOf(viewer.auth.register({ body: { ...register, role: nobody } }))).toEqual(['UM_01'])
  })

  it('keeps others from learning which addresses are in use', async () => {
    const viewer = await member(test, 'Viewer')
    const body = { email: admin.user.email, profile: { name: '' } }
    const call = viewer.client.users.update({ params: { id: viewer.user.ID }, body })
    expect(await codesOf(call)).toEqual(['V_01 profile.name', 'V_01 currentPassword'])
  })
})

describe('a body without valid parts', () => {
  it.each([[], 'text', 1, null, { title: [], slug: {}, type: 1, locale: null, content: 'x' }])(
    'is refused by its schema: %j',
    async body => {
      const { status, codes } = await refusalOf(admin.client.page.create({ body: untyped(body) }))
      expect([status, new Set(codes.map(code => code.slice(0, 4)))]).toEqual([422, expect.anything()])
      expect(codes.every(code => /^V_(01|15)/.test(code))).toBe(true)
    },
  )

  it('is not checked further when a list is too long', async () => {
    const content = Array.from({ length: 600 }, () => ({ ...note('a', 'x'), anchorPoint: '1' }))
    const body = { title: '', slug: someSlug(), type: 'basic', locale: 'nl-nl' as const, content }
    expect(await codesOf(admin.client.page.create({ body }))).toEqual(['V_01 title', 'V_10 content'])
  })
})

describe('the message of an answer', () => {
  const messageOf = async (call: Promise<unknown>) => (await refusalOf(call)).payload.Message

  it('names the field and the block of its first error', async () => {
    const page = await makePage(admin.client)
    const { id, revision } = page.pageVersion
    const box = { type: 'box', key: 'b', slots: { inside: [note('c', 'x'.repeat(300))] } }
    const call = admin.client.page.storeVersion({
      params: { id },
      body: { revision, blocks: [note('a', 'x'), box] },
    })
    expect(await messageOf(call)).toBe('Text in block 1 (Note) in block 2 (Box) must be under 255 characters')
  })

  it('names them even when the request does not contain the page', async () => {
    const { id } = await makePage(admin.client, { blocks: [note('a', 'x'), note('b', '')] })
    const call = admin.client.page.publish(
      { params: { id }, body: {} },
      { headers: { 'accept-language': 'de' } },
    )
    expect(await messageOf(call)).toBe('Das Feld „Text“ in Block 2 (Note) ist erforderlich')
  })

  it('says what is wrong with a name, and how many are allowed', async () => {
    const folder = admin.client.media.createDir({ body: { path: '/', folderName: 'a/b' } })
    expect(await messageOf(folder)).toMatch(/^Folder name cannot contain slashes/)
    const blocks = Array.from({ length: 501 }, (_, index) => note(`k${index}`, 'x'))
    const body = { title: 'x', slug: someSlug(), type: 'basic', locale: 'nl-nl' as const, content: blocks }
    const [entry] = await entriesOf(admin.client.page.create({ body }))
    expect(entry).toEqual({ property: 'content', code: 'V_10', reason: 'too-many', params: { max: 500 } })
  })

  it('says why no new link is sent to an active user', async () => {
    const call = admin.client.auth.resendActivation({ params: { id: admin.user.ID }, body: {} })
    expect(await messageOf(call)).toBe('This account has already been activated, so no new link is needed')
  })
})
