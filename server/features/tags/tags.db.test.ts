import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { refusalOf } from '../../test/content.ts'

let test: TestApp
let manager: Client
let viewer: Client
let visitor: Client

beforeAll(async () => {
  test = await startTestApp()
  manager = await test.as([{ name: 'manage-tags' }])
  viewer = await test.as('Viewer')
  visitor = test.visitor()
})
afterAll(() => test.close())

let serial = 0
const someName = (word = 'Tag') => `${word} ${++serial}`
const create = async (name = someName(), isPrivate = false) =>
  (await manager.tag.create({ body: { name, private: isPrivate } })).tag

describe('reading tags', () => {
  it('visitors get public tags only', async () => {
    const [open, secret] = [await create(), await create(someName('CANARY'), true)]
    const found = await visitor.tag.search({ body: { term: open.name } })
    expect(found.tags).toEqual([{ id: open.id, name: open.name }])
    const all = await visitor.tag.fetch()
    expect(all.tags.map(tag => tag.id)).toContain(open.id)
    expect(JSON.stringify(all)).not.toContain('CANARY')
    expect((await visitor.tag.search({ body: { term: secret.name } })).tags).toEqual([])
    const refusals = await Promise.all(
      [
        visitor.tag.searchPrivate({ body: { term: '' } }),
        visitor.tag.fetchPrivate(),
        visitor.tag.validate({ body: { tag: 'x' } }),
        visitor.tag.getMultiple({ body: { tagIDs: [secret.id] } }),
        visitor.tag.list({ body: {} }),
        visitor.tag.listPages({ body: { tagID: open.id } }),
      ].map(refusalOf),
    )
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 401, codes: ['UM_01'] })
  })

  it('users get private tags, too', async () => {
    const secret = await create(someName(), true)
    expect((await viewer.tag.searchPrivate({ body: { term: secret.name } })).tags).toEqual([
      { id: secret.id, name: secret.name },
    ])
    expect((await viewer.tag.fetchPrivate()).tags.map(tag => tag.id)).toContain(secret.id)
  })

  it('a search finds literal characters, and names that begin with them first', async () => {
    const word = crypto.randomUUID()
    const [inside, start] = [await create(`A ${word}`), await create(`${word} 100%_`)]
    const search = async (term: string) =>
      (await viewer.tag.search({ body: { term } })).tags.map(tag => tag.id)
    expect(await search(word.toUpperCase())).toEqual([start.id, inside.id])
    expect(await search(`${word} 100%_`)).toEqual([start.id])
    expect(await search(`${word}%`)).toEqual([])
  })

  it('lists tags with their kind in the order asked for', async () => {
    const word = crypto.randomUUID()
    const [a, b] = [await create(`${word} a`), await create(`${word} b`, true)]
    const list = async (body: object) => {
      const { data } = await viewer.tag.list({ body: { searchTerm: word, ...body } })
      return [data.items.map(item => item.id), data.totalItems]
    }
    expect(await list({})).toEqual([[a.id, b.id], 2])
    expect(await list({ columnToSort: 'name', sortOrder: 'desc' })).toEqual([[b.id, a.id], 2])
    expect(await list({ columnToSort: 'kind' })).toEqual([[b.id, a.id], 2])
    expect(await list({ kind: 'private' })).toEqual([[b.id], 1])
    expect(await list({ pageIndex: 1, pageSize: 1, columnToSort: 'uses' })).toEqual([[b.id], 2])
    expect(await list({ pageIndex: 9 })).toEqual([[], 2])
  })
})

describe('the name of a tag', () => {
  const validate = async (tag: unknown, isPrivate = false) => {
    const body = { tag, private: isPrivate } as { tag: string }
    return viewer.tag.validate({ body }).then(
      () => 'valid',
      async error => (await refusalOf(Promise.reject(error))).codes.join(),
    )
  }

  it.each([
    ['', 'V_12 tag'],
    [' \u00a0 ', 'V_12 tag'],
    ['\u200b\u202e', 'V_12 tag'],
    ['x'.repeat(64), 'valid'],
    ['x'.repeat(65), 'V_10 tag'],
    ['x'.repeat(1_000_000), 'V_10 tag'],
    ['two\nlines', 'V_15 tag'],
    ['a\u0000b', 'V_15 tag'],
    ['a\ud800b', 'V_15 tag'],
    [undefined, 'V_01 tag'],
    [7, 'V_15 tag'],
    [`<script>alert('x')</script>`, 'valid'],
    [`'; drop table tag; --`, 'valid'],
  ])('%j is %s', async (name, result) => expect(await validate(name)).toBe(result))

  it('is stored trimmed, composed and without invisible characters', async () => {
    const word = someName('Cafe')
    const tag = await create(`  ${word.replace('e', 'e\u0301')}\u202e\u00a0 x\u200b  `)
    expect(tag.name).toBe(`${word.replace('e', 'é')} x`)
  })

  it('is unique without regard to case, among the tags of its kind', async () => {
    const { name } = await create(someName('Één'))
    for (const same of [name, name.toUpperCase(), name.toLowerCase(), name.normalize('NFD'), ` ${name} `]) {
      expect(await validate(same)).toBe('V_05 tag')
      expect(await refusalOf(create(same))).toMatchObject({ status: 422, codes: ['V_05 name'] })
    }
    expect(await validate(name.replace('É', 'E'))).toBe('valid')
    expect(await validate(name, true)).toBe('valid')
    await create(name, true)
    expect(await validate(name, true)).toBe('V_05 tag')
  })

  it('is taken by one of two creations at once', async () => {
    const name = someName()
    const tried = await Promise.allSettled([create(name), create(name.toUpperCase()), create(name)])
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tried)
      if (one.status === 'rejected')
        expect(await refusalOf(Promise.reject(one.reason))).toMatchObject({ codes: ['V_05 name'] })
  })
})

describe('changing tags', () => {
  it('needs the permission, before anything else is looked at', async () => {
    const publisher = await test.as([{ name: 'publish-page' }])
    const params = { id: 999_999 }
    const statuses = async (client: Client) => {
      const refusals = [
        client.tag.create({ body: { name: '' } }),
        client.tag.rename({ params, body: { name: '' } }),
        client.tag.merge({ params, body: { into: 1 } }),
        client.tag.remove({ params, body: {} }),
        client.tag.restore({ params, body: {} }),
      ].map(refusalOf)
      return (await Promise.all(refusals)).map(({ status }) => status)
    }
    expect(await statuses(publisher)).toEqual([403, 403, 403, 403, 403])
    expect(await statuses(visitor)).toEqual([401, 401, 401, 401, 401])
    expect(await statuses(manager)).toEqual([422, 422, 404, 404, 404])
  })

  it('renames a tag that nobody else has changed', async () => {
    const [tag, other] = [await create(), await create()]
    const params = { id: tag.id }
    const name = someName('New')
    const renamed = await manager.tag.rename({ params, body: { name, revision: tag.revision } })
    expect(renamed.tag).toEqual({ id: tag.id, name, private: false, revision: tag.revision + 1 })
    const stale = await refusalOf(manager.tag.rename({ params, body: { name: 'x', revision: tag.revision } }))
    expect(stale).toMatchObject({ codes: ['PM_02'], payload: { current: renamed.tag } })
    expect(await refusalOf(manager.tag.rename({ params, body: { name: other.name } }))).toMatchObject({
      codes: ['V_05 name'],
    })
    expect(await refusalOf(manager.tag.rename({ params, body: { name, private: true } }))).toMatchObject({
      codes: ['V_15 private'],
    })
    // Its own name in another case is not a duplicate.
    const louder = await manager.tag.rename({ params, body: { name: name.toUpperCase() } })
    expect(louder.tag.name).toBe(name.toUpperCase())
  })

  it('deletes an unused tag, whose name is free again', async () => {
    const tag = await create()
    await manager.tag.remove({ params: { id: tag.id }, body: {} })
    expect((await visitor.tag.search({ body: { term: tag.name } })).tags).toEqual([])
    expect((await viewer.tag.getMultiple({ body: { tagIDs: [tag.id] } })).tags).toEqual([
      { id: tag.id, name: tag.name, private: false, target: null },
    ])
    const successor = await create(tag.name)
    const restore = () => manager.tag.restore({ params: { id: tag.id }, body: {} })
    expect(await refusalOf(restore())).toMatchObject({ status: 422, codes: ['V_05 name'] })
    await manager.tag.remove({ params: { id: successor.id }, body: {} })
    expect((await restore()).tag).toMatchObject({ id: tag.id, name: tag.name })
    expect(await refusalOf(restore())).toMatchObject({ status: 404 })
  })

  it('merges a tag into another one of its kind', async () => {
    const [from, into, secret] = [await create(), await create(), await create(someName(), true)]
    const merge = (id: number, target: number) =>
      manager.tag.merge({ params: { id }, body: { into: target } })
    for (const target of [from.id, secret.id, 999_999])
      expect(await refusalOf(merge(from.id, target))).toMatchObject({ codes: ['V_18 into'] })
    expect((await merge(from.id, into.id)).tag).toMatchObject({ id: into.id })
    expect((await viewer.tag.getMultiple({ body: { tagIDs: [from.id] } })).tags[0]?.target).toEqual({
      id: into.id,
      name: into.name,
    })
    const { data } = await viewer.tag.list({ body: { searchTerm: from.name } })
    expect(data.items).toMatchObject([{ id: into.id, merged: [from.name] }])
    expect(await refusalOf(merge(from.id, into.id))).toMatchObject({ status: 404 })
  })

  it('separates merged tags again, with those that had been merged before', async () => {
    const [a, b, c] = [await create(), await create(), await create()]
    const merge = (id: number, into: number) => manager.tag.merge({ params: { id }, body: { into } })
    await merge(a.id, b.id)
    await merge(b.id, c.id)
    const targets = async () => {
      const { tags } = await viewer.tag.getMultiple({ body: { tagIDs: [a.id, b.id, c.id] } })
      return tags.map(tag => tag.target?.id)
    }
    expect(await targets()).toEqual([c.id, c.id, c.id])
    await manager.tag.restore({ params: { id: b.id }, body: {} })
    expect(await targets()).toEqual([b.id, b.id, c.id])
    await manager.tag.restore({ params: { id: a.id }, body: {} })
    expect(await targets()).toEqual([a.id, b.id, c.id])
  })

  it('of two tags merged into each other at once, one remains', async () => {
    const [a, b] = [await create(), await create()]
    const results = await Promise.allSettled([
      manager.tag.merge({ params: { id: a.id }, body: { into: b.id } }),
      manager.tag.merge({ params: { id: b.id }, body: { into: a.id } }),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { tags } = await viewer.tag.getMultiple({ body: { tagIDs: [a.id, b.id] } })
    expect(tags[0]?.target).not.toBeNull()
    expect(tags[0]?.target).toEqual(tags[1]?.target)
  })

  it('is recorded in the audit log', async () => {
    const [tag, other] = [await create(), await create()]
    const params = { id: tag.id }
    await manager.tag.rename({ params, body: { name: someName() } })
    await manager.tag.merge({ params, body: { into: other.id } })
    await manager.tag.restore({ params, body: {} })
    await manager.tag.remove({ params, body: {} })
    const rows = await test.app.db
      .selectFrom('audit')
      .where('object', '=', 'tag')
      .where('object_id', '=', tag.id)
      .select('action')
      .orderBy('id')
      .execute()
    expect(rows.map(row => row.action)).toEqual([
      'tag.create',
      'tag.update',
      'tag.merge',
      'tag.restore',
      'tag.delete',
    ])
  })
})
