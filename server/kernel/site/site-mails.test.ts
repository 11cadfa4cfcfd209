import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailErrors, openMailStyle } from './site-mails.ts'

const png = Buffer.from('89504e470d0a1a0a00', 'hex')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ximblox-mails-'))
})
afterAll(() => rm(folder, { recursive: true }))

const fileWith = async (content: Buffer | string): Promise<URL> => {
  const file = join(folder, crypto.randomUUID())
  await writeFile(file, content)
  return pathToFileURL(file)
}

it('refuses a sender that would be more than a name', () => {
  expect(mailErrors({ senders: { en: 'Acme Ltd.', nl: 'Acme <a@example.org>' } })).toEqual([
    'mails: the sender in nl is "Acme <a@example.org>" instead of a plain name',
  ])
})

it('accepts a design, and texts with the values that a mail has', () => {
  expect(
    mailErrors({
      design: { colors: { button: '#0B6E4F' }, font: "Georgia, 'Times New Roman', serif" },
      texts: {
        nl: {
          frame: { footer: '{site}, Damrak 1' },
          mails: {
            'reset-password': { subject: 'Nieuw wachtwoord', after: ['Nog {minutes} minuten, {site}.'] },
          },
        },
      },
    }),
  ).toEqual([])
  expect(mailErrors()).toEqual([])
})

it('names everything that is wrong, as a site without TypeScript could write it', () => {
  const wrong = {
    design: {
      colors: { button: 'red', header: '#fff;x:y' },
      font: 'Georgia; background: red',
      logo: { file: 'logo.png', alt: '', width: 0 },
    },
    texts: {
      es: {},
      en: {
        frame: { greeting: 'Dear {site}', hello: 'Hi' },
        mails: { 'reset-password': { subject: ' ', before: ['{token}'] }, 'reset-pasword': {} },
      },
    },
  }
  expect(mailErrors(wrong as never)).toEqual([
    'mails: the color "button" is "red" instead of one such as "#0b6e4f"',
    'mails: the color "header" is "#fff;x:y" instead of one such as "#0b6e4f"',
    'mails: "Georgia; background: red" is no list of fonts such as "Georgia, serif"',
    "mails: the file of the logo is no URL; write new URL('logo.png', import.meta.url)",
    'mails: the logo is 1 to 600 pixels wide',
    'mails: there is no language "es"',
    'mails: a text of en.reset-password is empty',
    'mails: en.reset-password has no value {token}; it has {site}, {minutes}',
    expect.stringMatching(
      /^mails: there is no mail "reset-pasword"; there are activate-account, reset-password,/,
    ),
    'mails: en.frame.greeting has no value {site}; it has {name}',
    'mails: the frame has no "hello"; it has greeting, greetingUnnamed, address, footer',
  ])
})

it('reads the logo once, and refuses what mail programs would not show', async () => {
  const logo = async (content: Buffer | string) =>
    openMailStyle({ design: { logo: { file: await fileWith(content), alt: 'Acme', width: 120 } } })
  expect(await logo(png)).toMatchObject({ logo: { mimeType: 'image/png', alt: 'Acme', content: png } })
  await expect(logo('<svg/>')).rejects.toThrow('is no PNG, JPEG or GIF file')
  await expect(logo(Buffer.concat([png, Buffer.alloc(100_000)]))).rejects.toThrow('larger than 100 KB')
  const missing = openMailStyle({
    design: { logo: { file: new URL('file:///no/logo.png'), alt: '', width: 1 } },
  })
  await expect(missing).rejects.toThrow('the logo of mails cannot be read: /no/logo.png')
})
