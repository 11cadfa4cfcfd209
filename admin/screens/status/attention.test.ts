import type { SiteStatus } from '@ximblox/contract/status'
import { expect, it } from 'vitest'
import { attentionOf } from './attention.ts'

const fine: SiteStatus = {
  version: '1.0.0',
  startedAt: '2026-01-01T00:00:00.000Z',
  database: { isEmbedded: true, version: '18.1', size: 1_000_000 },
  storage: { isBucket: false, files: 1, size: 1, free: 1_000_000_000, space: 'ok', missing: 0 },
  mails: { isConfigured: true, waiting: 3, oldest: 60, givenUp: 0 },
  schedules: { late: 0, failed: 0 },
  renditions: { waiting: 4 },
  backups: { failed: false, lastSuccess: null },
  webhooks: { failing: 0, disabled: 0 },
  hooks: { failing: 0, givenUp: 0 },
}
const textsOf = (status: Partial<SiteStatus>) => attentionOf({ ...fine, ...status }).map(({ text }) => text)

it('needs no attention while work is only waiting for its turn', () => {
  expect(textsOf({})).toEqual([])
})

it.each<[string, Partial<SiteStatus>]>([
  ['full', { storage: { ...fine.storage, space: 'full' } }],
  ['reserve', { storage: { ...fine.storage, space: 'reserve' } }],
  ['missing', { storage: { ...fine.storage, missing: 2 } }],
  ['backupFailed', { backups: { failed: true, lastSuccess: null } }],
  ['noBackups', { backups: null }],
  ['schedulesFailed', { schedules: { late: 0, failed: 1 } }],
  ['schedulesLate', { schedules: { late: 1, failed: 0 } }],
  ['mailsGivenUp', { mails: { ...fine.mails, givenUp: 1 } }],
  ['mailsWaiting', { mails: { ...fine.mails, oldest: 1_000 } }],
  ['webhooksFailing', { webhooks: { failing: 1, disabled: 0 } }],
  ['webhooksDisabled', { webhooks: { failing: 0, disabled: 1 } }],
  ['hooksFailing', { hooks: { failing: 1, givenUp: 0 } }],
  ['hooksGivenUp', { hooks: { failing: 0, givenUp: 1 } }],
])('names %s', (text, status) => {
  expect(textsOf(status)).toEqual([text])
})

it('does not name mails that wait for a mail server that nobody has configured', () => {
  expect(textsOf({ mails: { isConfigured: false, waiting: 9, oldest: 90_000, givenUp: 0 } })).toEqual([
    'noMailServer',
  ])
})

it('names what stops the work of editors before what is only missing', () => {
  const all = textsOf({ storage: { ...fine.storage, space: 'full' }, backups: null })
  expect(all).toEqual(['full', 'noBackups'])
})
