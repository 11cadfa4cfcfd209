import pg from 'pg'
import { expect, it } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { makePage, note } from '../../test/content.ts'

it('rendered pages are shown without a database, and newer ones as soon as it is back', async () => {
  const test = await startTestApp()
  const publisher = await test.as('Administrator')
  const page = await makePage(publisher, { blocks: [note('one', 'before')] })
  const publish = () => publisher.page.publish({ params: { id: page.id }, body: {} })
  await publish()
  const read = () => test.read(`/${page.slug}`, { 'accept-encoding': 'identity' })
  const etag = (await read()).headers.get('etag')

  const { database, host } = test.database.connection
  const administrator = new pg.Client({ host, user: 'postgres', database: 'postgres' })
  await administrator.connect()
  await administrator.query(`alter database ${database} allow_connections false`)
  await administrator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
  )

  await expect.poll(async () => (await read()).headers.get('x-ximblox-stale')).toBe('1')
  const stale = await read()
  expect([(await test.read('/readyz')).status, (await test.read('/readyz?for=pages')).status]).toEqual([
    503, 200,
  ])
  expect(stale.status).toBe(200)
  expect(stale.headers.get('etag')).toBe(etag)
  for (const [path, language] of [
    ['/never-drawn', 'nl'],
    ['/en-gb/never-drawn', 'en'],
  ] as const) {
    const failed = await test.read(path)
    expect(failed.status).toBeGreaterThanOrEqual(500)
    expect(await failed.text()).toContain(`<html lang="${language}">`)
  }

  await administrator.query(`alter database ${database} allow_connections true`)
  await administrator.end()
  await expect.poll(() => test.app.content.connected()).toBe(true)
  await expect
    .poll(async () => {
      const { status, headers } = await read()
      return [status, headers.get('x-ximblox-stale'), headers.get('etag')]
    })
    .toEqual([200, null, etag])

  const { page: now } = await publisher.page.get({ params: { id: page.id } })
  await publisher.page.storeVersion({
    params: { id: now.pageVersion.id },
    body: { revision: now.pageVersion.revision, blocks: [note('one', 'after')] },
  })
  await publish()
  expect(await (await read()).text()).toContain('after')
  await test.close()
})
