import { randomBytes } from 'node:crypto'
import { type Call, permissionsFor } from '@ximblox/contract/call'
import { calls } from '@ximblox/contract/calls'
import type { Client } from '@ximblox/contract/client'
import { isPagePermission, type Permission, permissionNames } from '@ximblox/contract/permissions'
import { mayGrant } from '@ximblox/contract/rules/grants'
import { allows } from '@ximblox/contract/rules/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { note } from '../test/content.ts'
import { tableDigests } from '../test/digest.ts'
import { castPrincipals, type Principal } from '../test/matrix/principals.ts'
import { profileImage } from '../test/matrix/profile-image.ts'
import type { Scene, Stage } from '../test/matrix/scene.ts'
import { scenes } from '../test/matrix/scenes.ts'
import { type Given, sendAs } from '../test/matrix/send.ts'

let test: TestApp
let admin: Client
let principals: Principal[]

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.as('Administrator')
  principals = await castPrincipals(test)
})
afterAll(() => test.close())

const table = Object.entries(calls).flatMap(([feature, group]) =>
  Object.entries<Call>(group).map(([name, call]) => ({ name: `${feature}.${name}`, call })),
)

const everywhere: Stage['place'][] = (['nl-nl', 'en-gb'] as const).flatMap(locale =>
  ['basic', 'news'].map(type => ({ locale, type })),
)

/** The places where a call is tried. Permissions that can be limited are tried at every place. */
const placesOf = (call: Call, { anywhere }: Scene) =>
  permissionsFor(call.access).some(isPagePermission) && !anywhere ? everywhere : everywhere.slice(0, 1)

const mayMake = (
  call: Call,
  { needs, anywhere }: Scene,
  { permissions }: Principal,
  place: Stage['place'],
): boolean => {
  if (call.access === 'anyone') return true
  if (!permissions) return false
  if (needs && !allows(permissions, needs)) return false
  const needed = permissionsFor(call.access)
  return needed.length === 0 || needed.some(name => allows(permissions, name, anywhere ? {} : place))
}

const cells = table.flatMap(({ name, call }) => {
  const scene = scenes[name]
  return scene
    ? placesOf(call, scene).map(place => ({
        name,
        call,
        scene,
        place,
        where: Object.values(place).join(' '),
      }))
    : []
})

describe('every call', () => {
  it('is covered by this matrix', () => {
    expect(Object.keys(scenes).sort()).toEqual(table.map(({ name }) => name).sort())
  })

  it.each(cells)('is allowed for the right callers and refused to others: $name, $where', async cell => {
    const { name, call, scene, place } = cell
    const stage = { test, admin, place }
    const [allowed, refused] = [true, false].map(is =>
      principals.filter(principal => mayMake(call, scene, principal, place) === is),
    )
    const input = await scene.input(stage)
    await expectNoChange(async () => {
      for (const principal of refused ?? []) await expectRefusal(principal, call, input)
    })
    for (const principal of allowed ?? []) {
      // A caller whose token has ended gets a new one first.
      if (principal.isStale && call.method !== 'GET' && !call.tokenless) continue
      const { status, code, text } = await sendAs(test.url, principal, call, await scene.input(stage))
      expect([principal.name, status, code]).toEqual([principal.name, scene.answers ?? 200, code])
      expect([principal.name, secretsIn(text, principal)]).toEqual([principal.name, scene.reveals ?? []])
      if (name.startsWith('auth.')) await principal.logIn()
    }
  })
})

describe('an account', () => {
  it('can be changed by its owner with any role', async () => {
    for (const principal of principals.filter(({ permissions }) => permissions)) {
      const { id } = await test.app.db
        .selectFrom('app_user')
        .where('email', '=', principal.email)
        .select('id')
        .executeTakeFirstOrThrow()
      for (const [call, given] of [
        [calls.users.update, { body: { profile: { jobTitle: 'Own' } } }],
        [calls.users.setImage, { file: profileImage() }],
        [calls.users.removeImage, {}],
      ] as const) {
        const { status } = await sendAs(test.url, principal, call, { params: { id }, ...given })
        expect([principal.name, call.path, status]).toEqual([principal.name, call.path, 200])
      }
    }
  })
})

describe('acting on a user', () => {
  const dutch: Permission = { name: 'edit-page', parameters: { locales: ['nl-nl'] } }
  const targets: Permission[][] = [
    [],
    [dutch],
    [{ name: 'edit-page' }],
    permissionNames.map(name => ({ name })),
  ]
  const actions: [string, Call, Given][] = [
    ['update', calls.users.update, { body: { profile: { name: 'Changed' } } }],
    ['demote', calls.users.update, { body: { role: 5 } }],
    ['deactivate', calls.users.update, { body: { active: false } }],
    ['setImage', calls.users.setImage, { file: profileImage() }],
    ['removeImage', calls.users.removeImage, {}],
    ['resendActivation', calls.auth.resendActivation, {}],
    ['remove', calls.users.remove, {}],
  ]

  it.each(actions)('requires every permission that they have: %s', async (_name, call, given) => {
    for (const permissions of targets)
      for (const principal of principals) {
        if (!allows(principal.permissions ?? [], 'manage-users')) continue
        const input = { params: { id: await insertInvited(permissions) }, ...given }
        if (!mayGrant(principal.permissions ?? [], permissions)) {
          await expectNoChange(() => expectRefusal(principal, call, input))
          continue
        }
        const { status } = await sendAs(test.url, principal, call, input)
        expect([principal.name, permissions, status]).toEqual([principal.name, permissions, 200])
      }
  })
})

/** An invited user with these permissions. */
const insertInvited = async (permissions: readonly Permission[]): Promise<number> => {
  const role = await test.app.db
    .insertInto('role')
    .values({ name: randomBytes(8).toString('hex'), permissions: JSON.stringify(permissions) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const user = await test.app.db
    .insertInto('app_user')
    .values({ email: `${randomBytes(8).toString('hex')}@elsewhere.example`, role_id: role.id, active: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  return user.id
}

/** Calls without a page, and those about pages in the bin. */
const aboutOthers = [
  ...['page.create', 'page.list', 'page.slugAvailable', 'page.anchorAvailable'],
  ...['page.search', 'page.getMultiple', 'page.getPages', 'page.previewChanges'],
  ...['page.overview', 'page.overviewCounts', 'page.structure'],
  ...['page.listRequests', 'page.listSchedules', 'page.listMismatches', 'page.listBin', 'page.restore'],
]

describe('a deleted page', () => {
  const names = table
    .map(({ name }) => name)
    .filter(name => name.startsWith('page.') && !aboutOthers.includes(name))

  it.each(names)('cannot be found by anybody: %s', async name => {
    const call = table.find(one => one.name === name)?.call
    const scene = scenes[name]
    if (!call || !scene) throw new Error(`${name} is no call`)
    const input = await scene.input({ test, admin, place: { locale: 'nl-nl', type: 'basic' } })
    await test.app.db
      .updateTable('page')
      .set({ live_id: null, deleted_at: new Date() })
      .where('deleted_at', 'is', null)
      .execute()
    for (const principal of principals) {
      if (principal.isStale || !mayMake(call, scene, principal, { locale: 'nl-nl', type: 'basic' })) continue
      const { status, code } = await sendAs(test.url, principal, call, input)
      expect([principal.name, status, code]).toEqual([principal.name, 404, 'PM_01'])
    }
    // The permission is checked before the existence of the object.
    for (const principal of principals) {
      if (mayMake(call, scene, principal, { locale: 'nl-nl', type: 'basic' })) continue
      const { code } = await sendAs(test.url, principal, call, input)
      expect([principal.name, ['UM_01', 'PM_01'].includes(code ?? '')]).toEqual([principal.name, true])
      if (!permissionsFor(call.access).some(needed => allows(principal.permissions ?? [], needed)))
        expect([principal.name, code]).toEqual([principal.name, 'UM_01'])
    }
  })
})

describe('a draft', () => {
  it('never reveals its text to a visitor through any call', async () => {
    const canary = randomBytes(16).toString('hex')
    const { pageID } = await admin.page.create({
      body: { title: canary, slug: canary, type: 'news', locale: 'nl-nl', content: [note('one', canary)] },
    })
    const { page } = await admin.page.get({ params: { id: pageID } })
    const translation = await admin.page.createTranslation({
      body: { pageID, newLocale: 'en-gb', title: 'Public', slug: `public-${canary.slice(0, 8)}` },
    })
    await admin.page.storeVersion({
      params: { id: translation.pageVersionID },
      body: { revision: 1, blocks: [note('one', 'Public')] },
    })
    await admin.page.publish({ params: { id: translation.pageID } })
    const [nobody] = principals
    if (!nobody) throw new Error('there is nobody')
    const path = `/${page.slug}`
    const asked: [Call, Given][] = [
      [calls.page.getBySlug, { body: { slug: path } }],
      [calls.page.getBySlug, { body: { slug: path, preview: page.pageVersion.id } }],
      [calls.page.getBySlugQuery, { query: { slug: path } }],
      [calls.page.getBySlugQuery, { query: { slug: path, preview: page.pageVersion.id } }],
      [calls.page.getBySlug, { body: { slug: `/en-gb/news/public-${canary.slice(0, 8)}` } }],
      [calls.page.getSiblingSlugs, { params: { pageID } }],
      [calls.page.getSiblingSlugs, { params: { pageID: translation.pageID } }],
      [calls.page.get, { params: { id: pageID } }],
      [calls.page.getVersion, { params: { versionId: page.pageVersion.id } }],
      [calls.page.drawing, { params: { id: pageID } }],
      [calls.page.list, { body: { searchTerm: canary } }],
      [calls.page.search, { body: { searchTerm: canary } }],
      [calls.page.getMultiple, { body: { pageIDs: [pageID, translation.pageID] } }],
      [calls.page.getPages, { body: {} }],
    ]
    for (const [call, given] of asked) {
      const { text, status } = await sendAs(test.url, nobody, call, given)
      expect([call.path, status, text.includes(canary)]).toEqual([call.path, status, false])
    }
    const read = await test.read(path)
    expect([read.status, (await read.text()).includes(canary)]).toEqual([404, false])
  })
})

const expectRefusal = async (principal: Principal, call: Call, input: Given) => {
  const { status, code } = await sendAs(test.url, principal, call, input)
  const expected = principal.permissions ? 403 : 401
  expect([principal.name, status, code]).toEqual([principal.name, expected, 'UM_01'])
}

/** Reading all tables takes longer than a request, so that it is done once for all who are refused. */
const expectNoChange = async (work: () => Promise<void>) => {
  const before = await tableDigests(test.app.db)
  await work()
  expect(await tableDigests(test.app.db)).toEqual(before)
}

/**
 * Data that no response may contain: keys of secrets, and the addresses of others for callers who do not manage users.
 */
const secretsIn = (text: string, { permissions = [], email }: Principal): string[] => {
  const keys = [...text.matchAll(/"([\w-]+)":/g)].map(([, key = '']) => key)
  const secret = keys.filter(key => /password|secret|token|salt|csrf|erased|prefs|permissionsHash/i.test(key))
  const addresses = text.match(/[\w.-]+@[\w.-]+\.example|[\w.-]+@example\.org/g) ?? []
  const others = allows(permissions, 'manage-users') ? [] : addresses.filter(address => address !== email)
  return [...secret, ...others]
}
