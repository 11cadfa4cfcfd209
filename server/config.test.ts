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

  it('treat an empty value as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseURL: undefined })
  })

  it.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: 'http' }, 'PORT'],
    [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://example.org/cms' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'ftp://example.org' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SECRET: 'short' }, 'SECRET'],
    [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
    [{ SESSION_IDLE_MINUTES: '0' }, 'SESSION_IDLE_MINUTES'],
    [{ STARTER_SITE: 'yes' }, 'STARTER_SITE'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL'],
    [{ SMTP_URL: 'https://mail.example.org' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Site <mail@example.org' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@example.org, b@example.org' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Site <mail@example.org>\r\nBcc: x@example.org' }, 'MAIL_FROM'],
  ])('refuse %o by name, in one line', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^wrong setting: ${name}: [^\n]+$`))
  })

  it('name the mail server, and who mails are from', () => {
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

  it('ask for what an instance that others can reach must be told', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow('missing setting: PUBLIC_URL, SECRET')
    expect(() => readConfig({ DATABASE_URL: 'postgres://db/x', PUBLIC_URL: 'https://x.org' })).toThrow(
      'missing setting: SECRET',
    )
  })
})
