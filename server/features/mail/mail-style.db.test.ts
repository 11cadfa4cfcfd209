import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MailStyle } from '../../kernel/site/site-mails.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { type MailServer, openMailServer } from '../../test/mail-server.ts'
import { logInRaw } from '../../test/raw.ts'

const mailStyle: MailStyle = {
  senders: { en: 'Acme Ltd.' },
  design: { colors: { button: '#123456', header: '#fefefe' }, font: "Georgia, 'Times New Roman', serif" },
  logo: {
    alt: 'The "best"',
    width: 120,
    mimeType: 'image/png',
    content: Buffer.from('89504e470d0a1a0a', 'hex'),
  },
  texts: {
    en: {
      frame: { footer: 'Acme <Ltd>\n{site}' },
      mails: { 'reset-password': { subject: 'Acme: a new password', before: ['Someone asked at {site}.'] } },
    },
  },
}

let mailServer: MailServer
let test: TestApp

beforeAll(async () => {
  mailServer = await openMailServer()
  test = await startTestApp({ mails: { smtpURL: mailServer.url }, mailStyle })
})
afterAll(async () => {
  await test.close()
  await mailServer.close()
})

/** Requests a new password for a new user with a language, and returns the mail. */
const resetMail = async (language: 'en' | 'nl') => {
  const { User } = await (await test.as('Editor')).users.current()
  await test
    .visitor()
    .auth.forgotPassword({ body: { email: User.email } }, { headers: { 'Accept-Language': language } })
  test.wakeOutbox()
  return mailServer.mailFor(User.email)
}

describe('the mails of the product', () => {
  it('have the look and the words of the site, and a link as before', async () => {
    const { headers, subject, text, html, contentIDs } = await resetMail('en')
    expect(headers.get('from')).toMatch(/^"?Acme Ltd\."? </)
    expect(subject).toBe('Acme: a new password')
    expect(text).toMatch(/Someone asked at localhost\S*\.\s+[\w ]+:\r\nhttp\S+\/reset-password\/[\w-]{20,}\s/)
    expect(text).toMatch(/--\r\nAcme <Ltd>\r\n/)
    expect(html).toContain("font-family:Georgia, 'Times New Roman', serif")
    expect(html).toContain('background:#123456;color:#ffffff')
    expect(html).toContain('Acme &lt;Ltd&gt;<br>')
    expect(html).toContain('alt="The &quot;best&quot;" width="120"')
    expect(contentIDs).toEqual([`<${/src="cid:([^"]+)"/.exec(html)?.[1]}>`])
  })

  it('keep their own words in languages that the site says nothing about', async () => {
    const { subject, text } = await resetMail('nl')
    expect(subject).toContain('wachtwoord')
    expect(text).not.toContain('Acme')
  })
})

describe('the HTML of a mail in the admin area', () => {
  /** The newest mail, as a user reads it. */
  const read = async (role: Parameters<TestApp['as']>[0]) => {
    const { data } = await (await test.as('Administrator')).mail.list({ body: {} })
    const { User } = await (await test.as(role)).users.current()
    const { cookie } = await logInRaw(test.url, User.email)
    const answer = await test.read(`/api/ximblox/mail/${data.items[0]?.id}/html`, { cookie })
    return { answer, text: await answer.text() }
  }

  it('is shown with its logo, without the secret of its link, and can do nothing', async () => {
    await resetMail('en')
    const { answer, text } = await read('Administrator')
    expect(text).toContain('src="data:image/png;base64,iVBORw0KGgo="')
    expect(text).toContain('/reset-password/{token}')
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'",
    )
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('is for those who may read the mail', async () => {
    await resetMail('en')
    for (const role of ['Publisher', [{ name: 'manage-settings' } as const]])
      expect((await read(role)).answer.status).toBe(403)
  })
})
