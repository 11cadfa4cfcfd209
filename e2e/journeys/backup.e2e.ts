import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from '@ximblox/contract/client'
import { expect, inject, it } from 'vitest'
import { spawnXimblox, ximblox, ximbloxWith } from '../command.ts'
import { eventually } from '../eventually.ts'
import { openMailServer } from '../mail-server.ts'
import { administrator, copyDataDir, freePort, freshDataDir, startProduct } from '../product.ts'

it('a site is backed up while it runs, and restored on another machine with all pages and files', async () => {
  const original = await copyDataDir(inject('starterDataDir'))
  const running = await startProduct({ dataDir: original.dataDir })
  const file = join(original.dataDir, 'monday.ximblox')
  expect(await ximblox(original.dataDir, 'backup', file)).toMatch(/^Backed up to /)
  const pages = await listOf(await running.logIn())
  await running.stop()

  const restored = await freshDataDir()
  expect(await ximblox(restored.dataDir, 'verify', file)).toMatch(/ is complete: /)
  expect(await ximblox(restored.dataDir, 'restore', '--as-production', file)).toMatch(
    /^Restored[^]*This is the production site/,
  )
  await expect(ximblox(restored.dataDir, 'restore', file)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('the database is not empty'),
  })
  const again = await startProduct({ dataDir: restored.dataDir })
  expect(await listOf(await again.logIn())).toEqual(pages)
  const home = await (await fetch(`${again.url}/`)).text()
  const [, picture = ''] = /<img[^>]* src="([^"]+)"/.exec(home) ?? []
  expect((await fetch(new URL(picture, again.url))).status).toBe(200)
  await again.stop()
  await Promise.all([original.remove(), restored.remove()])
})

it('a restored site acts on nothing outside of it until it is promoted', async () => {
  const [production, copy, backups] = [
    await copyDataDir(inject('starterDataDir')),
    await freshDataDir(),
    await freshDataDir(),
  ]
  const mails = await openMailServer()
  const backupURL = `file://${backups.dataDir}`
  const original = await startProduct({
    dataDir: production.dataDir,
    environment: { BACKUP_URL: backupURL },
  })
  const admin = await original.logIn()
  await eventually(async () => expect((await admin.backup.state({})).lastSuccess).not.toBeNull())
  await admin.auth.forgotPassword({ body: { email: administrator.email } })
  await eventually(async () => expect((await admin.mail.list({ body: {} })).data.totalItems).toBe(1))
  const { pageID: id } = await admin.page.create({
    body: { title: 'Soon', slug: 'soon', type: 'basic', locale: 'en-gb' },
  })
  const publishAt = new Date(Date.now() + 1_000).toISOString()
  await admin.page.schedule({ params: { id }, body: { publishAt } })
  await original.stop('SIGKILL')
  const file = join(production.dataDir, 'monday.ximblox')
  await ximblox(production.dataDir, 'backup', file)
  const before = await readdir(backups.dataDir)

  // With all settings of production.
  const environment = { BACKUP_URL: backupURL, SMTP_URL: mails.url }
  const settings = { ...environment, DATA_DIR: copy.dataDir }
  expect(await ximbloxWith(settings, 'restore', file)).toContain('This is a copy')
  const restored = await startProduct({ dataDir: copy.dataDir, environment })
  const user = await restored.logIn()
  expect((await user.settings.get({})).isCopy).toBe(true)
  expect((await user.backup.state({})).runs).toEqual([])
  expect((await user.page.listSchedules({ query: {} })).data.totalItems).toBe(1)
  await restored.stop()
  expect(mails.arrived).toEqual([])
  expect(await readdir(backups.dataDir)).toEqual(before)

  expect(await ximbloxWith(settings, 'promote')).toMatch(
    /^Nothing was changed[^]*send emails [^]*\(1 waiting\)[^]*run 1 schedule \(1 due already\)[^]*back itself up/,
  )
  await ximbloxWith(settings, 'promote', '--yes')
  const promoted = await startProduct({ dataDir: copy.dataDir, environment })
  const again = await promoted.logIn()
  await eventually(async () => expect((await fetch(`${promoted.url}/en-gb/soon`)).status).toBe(200))
  await eventually(async () => expect(mails.arrived).toHaveLength(1))
  // It is the same production site, and the backup from before the restore stays beside the one of this day.
  await eventually(async () => expect((await again.backup.state({})).lastSuccess).not.toBeNull())
  const after = await readdir(backups.dataDir)
  expect(after).toHaveLength(before.length + 1)
  expect(after).toEqual(expect.arrayContaining(before))
  expect(new Set(after.map(makerOf))).toEqual(new Set(before.map(makerOf)))
  await promoted.stop()
  await mails.close()
  await Promise.all([production.remove(), copy.remove(), backups.remove()])
})

it('a drill serves the newest backup as a copy, with the settings of production at hand', async () => {
  const [production, backups] = [await copyDataDir(inject('starterDataDir')), await freshDataDir()]
  const temporary = join(production.dataDir, 'tmp')
  await mkdir(temporary)
  await writeFile(
    join(production.dataDir, '.env'),
    [
      `DATA_DIR=${production.dataDir}`,
      `BACKUP_URL=file://${backups.dataDir}`,
      'SMTP_URL=smtp://127.0.0.1:1',
      'PUBLIC_URL=https://example.org',
      'METRICS=on',
    ].join('\n'),
  )
  const original = await startProduct({
    dataDir: production.dataDir,
    environment: { BACKUP_URL: `file://${backups.dataDir}` },
  })
  const admin = await original.logIn()
  await eventually(async () => expect((await admin.backup.state({})).lastSuccess).not.toBeNull())
  const before = await readdir(backups.dataDir)

  const port = await freePort()
  const drill = spawnXimblox(production.dataDir, { TMPDIR: temporary }, 'drill', '--port', String(port))
  const ended = once(drill, 'exit')
  const url = `http://localhost:${port}`
  await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200))
  expect(await (await fetch(url)).text()).toContain('<main')
  const settings = await fetch(`${url}/api/ximblox/settings/get`)
  expect(await settings.json()).toMatchObject({ isCopy: true, sendsMail: false })
  drill.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  expect(await readdir(temporary)).toEqual([])
  expect(await readdir(backups.dataDir)).toEqual(before)
  await original.stop()
  await Promise.all([production.remove(), backups.remove()])
})

const listOf = async (client: Client) => (await client.page.list({ body: { pageSize: 100 } })).data

/** The end of a backup's name. */
const makerOf = (name: string) => name.slice(-'12345678.backup'.length)
