import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { refusalOf } from '../../test/content.ts'
import { type Member, member } from '../../test/member.ts'
import { pixelBomb } from '../../test/pixel-bomb.ts'
import { logInRaw } from '../../test/raw.ts'

let test: TestApp
let admin: Member

beforeAll(async () => {
  test = await startTestApp()
  admin = await member(test, 'Administrator')
})
afterAll(() => test.close())

const plain = (width: number, height: number, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } })
const upload = (by: Member, id: number, bytes: Buffer, name = 'me.png') =>
  by.client.users.setImage({ params: { id }, file: { name, bytes: new Uint8Array(bytes) } })
const readAs = async (by: Member, path: string) => {
  const { cookie } = await logInRaw(test.url, by.user.email)
  return fetch(test.url + path, { headers: { cookie } })
}

describe('a profile image', () => {
  it('is re-encoded without metadata, and has a URL that contains its hash', async () => {
    const me = await member(test, 'Viewer')
    const sent = await plain(60, 40)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'canary-of-the-camera' } })
      .toBuffer()
    expect(sent.includes('canary-of-the-camera')).toBe(true)
    const { User } = await upload(me, me.user.ID, sent, 'me.gif')
    const { image } = User.profile
    expect(image).toMatch(new RegExp(`^/api/ximblox/user/${me.user.ID}/image/[0-9a-f]{64}$`))
    expect((await me.client.auth.session({ body: {} })).User.image).toBe(image)

    const answer = await readAs(me, image ?? '')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.includes('canary-of-the-camera')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
  })

  it('is visible to users, until it is replaced or removed', async () => {
    const me = await member(test, 'Viewer')
    const read = async (path: string | null) => (await readAs(admin, path ?? '')).status
    const first = (await upload(me, me.user.ID, await plain(5, 5).png().toBuffer())).User.profile.image
    expect((await test.read(first ?? '')).status).toBe(401)
    expect(await read(first)).toBe(200)
    const second = (await upload(me, me.user.ID, await plain(6, 6).png().toBuffer())).User.profile.image
    expect([await read(first), await read(second)]).toEqual([404, 200])
    const { User } = await me.client.users.removeImage({ params: { id: me.user.ID } })
    expect(User.profile.image).toBeNull()
    expect(await read(second)).toBe(404)
  })

  it('may be as large as the limits allow', async () => {
    const me = await member(test, 'Viewer')
    const largest = await plain(1024, 1024).png().toBuffer()
    expect((await upload(me, me.user.ID, largest)).User.profile.image).not.toBeNull()
    const padded = Buffer.concat([largest, Buffer.alloc(2_097_152 - largest.length)])
    const after = async (bytes: Buffer) => {
      const { status, codes } = await refusalOf(upload(me, me.user.ID, bytes))
      return [status, ...codes]
    }
    expect(await after(Buffer.concat([padded, Buffer.alloc(1)]))).toEqual([413, 'UM_05 profileImage'])
    expect(await after(await plain(1025, 8).png().toBuffer())).toEqual([422, 'UM_08 profileImage'])
    expect(await after(await plain(8, 1025).jpeg().toBuffer())).toEqual([422, 'UM_08 profileImage'])
    expect(await after(pixelBomb())).toEqual([422, 'UM_08 profileImage'])
  })

  it.each([
    ['a GIF that is called a PNG', () => plain(5, 5).gif().toBuffer(), 'UM_06'],
    ['a WebP', () => plain(5, 5).webp().toBuffer(), 'UM_06'],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'UM_06'],
    ['letters', async () => Buffer.from('not a picture'), 'UM_06'],
    [
      'half a PNG',
      async () => {
        const whole = await sharp({
          create: {
            width: 99,
            height: 99,
            channels: 3,
            background: 'red',
            noise: { type: 'gaussian', sigma: 30 },
          },
        })
          .png()
          .toBuffer()
        return whole.subarray(0, whole.length / 2)
      },
      'UM_07',
    ],
    [
      'a page that begins like a JPEG',
      async () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<script>alert(1)</script>')]),
      'UM_07',
    ],
  ])('is not %s', async (_name, make, code) => {
    const me = await member(test, 'Viewer')
    const { codes } = await refusalOf(upload(me, me.user.ID, await make()))
    expect(codes).toEqual([`${code} profileImage`])
    expect((await me.client.users.current({})).User.image).toBeNull()
  })

  it('can be set by the user and by users who manage users', async () => {
    const [me, other] = [await member(test, 'Viewer'), await member(test, 'Editor')]
    const manager = await member(test, [{ name: 'manage-users' }])
    const bytes = await plain(5, 5).png().toBuffer()
    expect(await refusalOf(upload(other, me.user.ID, bytes))).toMatchObject({ status: 403, codes: ['UM_01'] })
    const { User } = await upload(manager, me.user.ID, bytes)
    expect(User.profile.image).not.toBeNull()
    expect(await refusalOf(other.client.users.removeImage({ params: { id: me.user.ID } }))).toMatchObject({
      status: 403,
    })
    expect((await me.client.users.current({})).User.image).toBe(User.profile.image)
    expect(await refusalOf(upload(admin, 999_999, bytes))).toMatchObject({ status: 404, codes: ['UM_02'] })
  })

  it('is only received after the permission was checked', async () => {
    const [me, other] = [await member(test, 'Viewer'), await member(test, 'Viewer')]
    const call = other.client.users.setImage({ params: { id: me.user.ID } })
    expect(await refusalOf(call)).toMatchObject({ status: 403, codes: ['UM_01'] })
    expect((await refusalOf(me.client.users.setImage({ params: { id: me.user.ID } }))).codes).toEqual([
      'V_13 profileImage',
    ])
  })
})
