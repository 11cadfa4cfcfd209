import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the settings', () => {
  it('have defaults that start an instance on this machine', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicURL: 'http://localhost:3000',
      dataDir: './data',
    })
  })

  it.each([
    ['512 MB', { bytes: 512 * 1024 ** 2 }],
    ['1.5GB', { bytes: 1.5 * 1024 ** 3 }],
    ['0MB', { bytes: 0 }],
    ['5%', { share: 0.05 }],
  ])('accept %s as a reserve', (text, reserve) => {
    expect(readConfig({ DISK_RESERVE: text }).diskReserve).toEqual(reserve)
  })

  it('treat an empty value as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseURL: undefined })
  })

  it.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: 'http' }, 'PORT'],
    [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://example.org/cms' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'ftp://example.org' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DISK_RESERVE: '512' }, 'DISK_RESERVE'],
    [{ DISK_RESERVE: '100%' }, 'DISK_RESERVE'],
    [{ MEDIA_URL: 'media' }, 'MEDIA_URL'],
    [{ MEDIA_URL: 'ftp://host/x' }, 'MEDIA_URL'],
    [{ MEDIA_URL: 'file://elsewhere/x' }, 'MEDIA_URL'],
    [{ MEDIA_URL: 's3://' }, 'MEDIA_URL'],
    [{ MEDIA_URL: 's3://B' }, 'MEDIA_URL'],
    [{ MEDIA_URL: 's3://key:secret@bucket' }, 'MEDIA_URL'],
    [{ MEDIA_URL: 's3://bucket?zone=eu' }, 'MEDIA_URL'],
    [{ MEDIA_URL: 's3://bucket?endpoint=host:9000' }, 'MEDIA_URL'],
    [{ MEDIA_URL: 's3://bucket/a%20b' }, 'MEDIA_URL'],
    [{ SECRET: 'short' }, 'SECRET'],
    [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
    [{ SESSION_IDLE_MINUTES: '0' }, 'SESSION_IDLE_MINUTES'],
    [{ STARTER_SITE: 'yes' }, 'STARTER_SITE'],
    [{ TRUST_PROXY: 'proxy.example.org' }, 'TRUST_PROXY'],
    [{ CONNECTIONS_PER_ADDRESS: '0' }, 'CONNECTIONS_PER_ADDRESS'],
    [{ CONNECTIONS_PER_ADDRESS: '10001' }, 'CONNECTIONS_PER_ADDRESS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ FORM_MINIMUM_SECONDS: 'some' }, 'FORM_MINIMUM_SECONDS'],
    [{ BACKUP_KEEP_DAYS: '2.5' }, 'BACKUP_KEEP_DAYS'],
    [{ BACKUP_PASSPHRASE: 'short' }, 'BACKUP_PASSPHRASE'],
    [{ CDN_PURGE_URL: 'cdn' }, 'CDN_PURGE_URL'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL'],
    [{ SMTP_URL: 'https://mail.example.org' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Site <mail@example.org' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@example.org, b@example.org' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Site <mail@example.org>\r\nBcc: x@example.org' }, 'MAIL_FROM'],
  ])('refuse %o with one line that names the setting', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(
      new RegExp(`^invalid setting: ${name}: (must|needs|may|has|is) [^\n]+$`),
    )
  })

  it('contain the mail server and the sender of mails', () => {
    const SMTP_URL = 'smtps://user:p%40ss@mail.example.org:465'
    expect(readConfig({}).smtp).toBeUndefined()
    expect(readConfig({ SMTP_URL, MAIL_FROM: 'The Site <mail@example.org>' }).smtp).toEqual({
      url: SMTP_URL,
      from: { name: 'The Site', address: 'mail@example.org' },
    })
    expect(readConfig({ SMTP_URL, MAIL_FROM: 'mail@example.org' }).smtp?.from).toEqual({
      name: '',
      address: 'mail@example.org',
    })
    expect(readConfig({ SMTP_URL, PUBLIC_URL: 'https://www.example.org' }).smtp?.from.address).toBe(
      'noreply@www.example.org',
    )
  })

  it('store files in the data folder, in another folder, or in a bucket', () => {
    expect(readConfig({ DATA_DIR: '/srv/cms' }).media).toEqual({ kind: 'folder', folder: '/srv/cms/media' })
    expect(readConfig({ MEDIA_URL: 'file:///srv/files' }).media).toEqual({
      kind: 'folder',
      folder: '/srv/files',
    })
    const bucket = { kind: 'bucket', bucket: 'files', prefix: 'a/b', region: 'eu-west-1' }
    const key = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
    const endpoint = 'https://s3.example.org'
    const address = `s3://files/a/b/?region=eu-west-1&endpoint=${endpoint}`
    expect(readConfig({ MEDIA_URL: address, ...key }).media).toEqual({
      ...bucket,
      endpoint,
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    })
    expect(readConfig({ MEDIA_URL: 's3://files/a/b?region=eu-west-1' }).media).toEqual(bucket)
    expect(() => readConfig({ MEDIA_URL: address, AWS_ACCESS_KEY_ID: 'id' })).toThrow(
      /^missing setting: AWS_SECRET_ACCESS_KEY /,
    )
  })

  it('require certain values for an instance that others can reach', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow('missing setting: PUBLIC_URL, SECRET')
    expect(() => readConfig({ DATABASE_URL: 'postgres://db/x', PUBLIC_URL: 'https://x.org' })).toThrow(
      'missing setting: SECRET',
    )
  })
})
