import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf } from '../../test/content.ts'
import { type Member, member } from '../../test/member.ts'

let test: TestApp
let admin: Member

beforeAll(async () => {
  test = await startTestApp()
  admin = await member(test, 'Administrator')
})
afterAll(() => test.close())

/** Fetched data as a body, including keys that the client's types do not contain. */
const whole = (fetched: object) => fetched as never

/** How each kind of data is fetched and stored. */
const things: Record<string, { fetch: () => Promise<object>; store: (fetched: never) => Promise<unknown> }> =
  {
    'the current user': {
      fetch: async () => (await admin.client.users.current({})).User,
      store: body => admin.client.users.update({ params: { id: admin.user.ID }, body }),
    },
    'a user of the list': {
      fetch: async () => {
        const { data } = await admin.client.users.list({})
        return data.find(({ ID }) => ID === admin.user.ID) ?? {}
      },
      store: body => admin.client.users.update({ params: { id: admin.user.ID }, body }),
    },
    'a role': {
      fetch: async () => {
        const { data } = await admin.client.role.list({})
        return data.find(({ name }) => name === 'Editor') ?? {}
      },
      store: async body => {
        const { data } = await admin.client.role.list({})
        const { ID = 0 } = data.find(({ name }) => name === 'Editor') ?? {}
        return admin.client.role.update({ params: { id: ID }, body })
      },
    },
    'a menu': {
      fetch: async () => {
        const { data } = await admin.client.menu.list({})
        return (await admin.client.menu.get({ params: { id: data[0]?.id ?? 0 } })).menu
      },
      store: async body => {
        const { data } = await admin.client.menu.list({})
        return admin.client.menu.store({ params: { id: data[0]?.id ?? 0 }, body })
      },
    },
    'the settings of publication': {
      fetch: async () => {
        const { allowOwnRequests, revision } = await admin.client.settings.getPublication({})
        return { allowOwnRequests, revision }
      },
      store: body => admin.client.settings.storePublication({ body }),
    },
  }

const audited = async () => {
  const row = await test.app.db
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(row.rows)
}

describe('fetched data is accepted back and changes nothing', () => {
  it.each(Object.keys(things))('%s', async name => {
    const { fetch, store } = things[name] ?? { fetch: async () => ({}), store: async () => ({}) }
    const fetched = await fetch()
    expect(Object.keys(fetched).length).toBeGreaterThan(1)
    const before = await audited()
    await store(whole(fetched))
    expect(await fetch()).toEqual(fetched)
    expect(await audited()).toBe(before)
  })

  it('a version of a page', async () => {
    const box = { type: 'box', key: 'b', slots: { inside: [note('c', 'in')] } }
    const { id, pageVersion } = await makePage(admin.client, { blocks: [note('a', 'x'), box] })
    await admin.client.page.storeVersion({ params: { id: pageVersion.id }, body: whole(pageVersion) })
    const { page } = await admin.client.page.get({ params: { id } })
    expect(page.pageVersion).toEqual({ ...pageVersion, updatedAt: page.pageVersion.updatedAt })
  })

  it('the address of a page', async () => {
    const fetched = await makePage(admin.client)
    await admin.client.page.save({ params: { id: fetched.id }, body: whole(fetched) })
    const { page } = await admin.client.page.get({ params: { id: fetched.id } })
    expect(page).toEqual(fetched)
  })

  it('a file', async () => {
    const bytes = new TextEncoder().encode('notes')
    const { file } = await admin.client.media.addFile({
      body: { path: '/' },
      file: { name: 'notes.txt', bytes },
    })
    await admin.client.media.editFile({ body: whole(file) })
    expect((await admin.client.media.getFile({ params: { id: file.id } })).file).toEqual(file)
  })
})

describe('the current user, sent back', () => {
  it('changes only what was changed in it', async () => {
    const own = await member(test, 'Editor')
    const update = (body: object) =>
      own.client.users.update({ params: { id: own.user.ID }, body: whole({ ...own.user, ...body }) })
    await update({ name: 'Another', jobTitle: 'Writer', language: 'nl' })
    const { User } = await own.client.users.current({})
    expect(User).toEqual({ ...own.user, name: 'Another', jobTitle: 'Writer', language: 'nl' })
    await update({ name: 'Another', jobTitle: 'Writer', language: null, colourScheme: null })
    expect((await own.client.users.current({})).User).toEqual(User)
    expect((await refusalOf(update({ name: '' }))).codes).toEqual(['V_01 name'])
  })
})
