import type { Client } from '@ximblox/contract/client'
import { limits } from '@ximblox/contract/limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf, someSlug } from '../../test/content.ts'
import { logInRaw } from '../../test/raw.ts'

let test: TestApp
let manager: Client
let admin: Client

beforeAll(async () => {
  test = await startTestApp()
  manager = await test.as([{ name: 'manage-redirects' }])
  admin = await test.as('Administrator')
})
afterAll(() => test.close())

const publish = async () => {
  const page = await makePage(admin, { slug: someSlug() })
  await admin.page.publish({ params: { id: page.id } })
  return page
}
const create = async (from: string, to: string) =>
  (await manager.redirect.create({ body: { from, to } })).redirect
const visit = async (path: string) => {
  const { status, headers } = await test.read(path)
  return `${status} ${headers.get('location') ?? ''}`.trim()
}
const send = (csv: string, preview = false, formerHosts: string[] = []) =>
  manager.redirect.import({ body: { csv, preview, formerHosts } })
/** What the lines of a file would do, without storing it. */
const linesOf = async (csv: string, formerHosts: string[] = []) => {
  const { lines } = await send(csv, true, formerHosts)
  return lines
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, from, to, outcome, errors }) =>
      [line, from, to, outcome, ...errors.map(({ code, property }) => `${code} ${property}`)].join(' '),
    )
}
const elsewhere = 'https://example.org/'

it('adds and changes redirects from what spreadsheets write', async () => {
  const page = await publish()
  const known = await create(someSlug(), elsewhere)
  const same = await create(someSlug(), 'https://example.org/same')
  const added = `/${someSlug()}`
  const csv = [
    '\ufefffrom;to;status',
    `${added};/${page.slug};302`,
    `"${known.from}";"https://example.org/?a=1;b=2"`,
    '',
    `${same.from};${same.to};301`,
  ].join('\r\n')
  const outcomes = [
    { line: 2, from: added, outcome: 'new' },
    { line: 3, outcome: 'changed' },
    { line: 5, outcome: 'unchanged' },
  ]
  expect(await send(csv, true)).toMatchObject({ stored: false, lines: outcomes })
  expect(await visit(added)).toBe('404')
  expect(await send(csv)).toMatchObject({
    stored: true,
    lines: outcomes,
    counts: { new: 1, changed: 1, unchanged: 1 },
  })
  expect(await visit(added)).toBe(`302 /${page.slug}`)
  expect(await visit(known.from)).toBe('301 https://example.org/?a=1;b=2')
})

it('stores the lines without errors, and names all errors of the others', async () => {
  const [good, twice] = [someSlug(), someSlug()]
  const csv = [
    `${good},https://example.org/`,
    `${twice},https://example.org/1`,
    `${twice},https://example.org/2`,
    `${twice},https://example.org/1`,
    ',https://example.org/',
    'x,/nothing-here,999',
  ].join('\n')
  expect(await linesOf(csv)).toEqual([
    `1 ${good} https://example.org/ new`,
    `2 ${twice} https://example.org/1 new`,
    `3 ${twice} https://example.org/2 refused V_05 from`,
    `4 ${twice} https://example.org/1 unchanged`,
    '5  https://example.org/ refused V_09 from',
    '6 x /nothing-here refused V_15 status V_18 to',
  ])
  expect(await send(csv)).toMatchObject({ stored: true, counts: { new: 2, refused: 3, unchanged: 1 } })
  expect(await visit(`/${good}`)).toBe(`301 ${elsewhere}`)
  expect(await visit(`/${twice}`)).toBe('301 https://example.org/1')
})

it.each([
  [
    'a semicolon, with commas in addresses',
    '/artikel,12.html;/contact,1.html\n/artikel,13.html;/contact,1.html',
    '/artikel,12.html /contact,1.html',
  ],
  ['a comma, with semicolons in addresses', '/a;1,/x.html\n/b;2,/x.html', '/a;1 /x.html'],
  ['a tab', '/a,1\t/x;1.html', '/a,1 /x;1.html'],
  ['a comma, with quotes', '"/a,1","/x,1.html"', '/a,1 /x,1.html'],
  ['the one that a spreadsheet names', 'sep=;\n/a,1;/x.html', '/a,1 /x.html'],
])('finds columns separated by %s', async (_name, csv, expected) => {
  const [first] = (await send(csv, true)).lines
  expect(`${first?.from} ${first?.to}`).toBe(expected)
})

it.each([
  'from,to,status',
  'Source URL,Target URL,Type',
  'old_path,new_path,code',
  'Redirect from,Redirect to,Status code',
  'van,naar,status',
  'Oude URL,Nieuwe URL,status',
  'Von,Nach,Status',
  'Quelle,Ziel,Statuscode',
  'De,À,Code',
  'Ancienne adresse,Nouvelle adresse,statut',
  'Request path,Destination,HTTP code',
])('skips the headings "%s"', async heading => {
  const from = `/${someSlug()}`
  expect(await linesOf(`${heading}\n${from},/x.html,302`)).toEqual([`2 ${from} /x.html new`])
})

it('reads what Redirection, a plugin of WordPress, exports', async () => {
  const [moved, gone, off] = [someSlug(), someSlug(), someSlug()]
  const csv = [
    'source,target,regex,code,type,hits,title,status',
    `"/${moved}/?p=12","/x.html",0,301,"url",15,"","active"`,
    `"/${gone}/","",0,410,"error",0,"","active"`,
    '"^/blog/(.*)$","/news/$1",1,301,"url",3,"","active"',
    `"/${off}","/x.html",0,301,"url",0,"Later","disabled"`,
  ].join('\n')
  expect(await linesOf(csv)).toEqual([
    `2 /${moved}/?p=12 /x.html new`,
    `3 /${gone}/  new`,
    '4 ^/blog/(.*)$ /news/$1 refused V_15 from V_18 to',
    `5 /${off} /x.html refused V_15 status`,
  ])
})

it('reads what Wagtail, Drupal and Shopify export', async () => {
  const [one, other] = [someSlug(), someSlug()]
  const wagtail = `From,Site,To,Type\n/${one},Main,/x.html,permanent\n/${other},Main,/y.html,temporary`
  expect(await linesOf(wagtail)).toEqual([`2 /${one} /x.html new`, `3 /${other} /y.html new`])
  expect((await send(wagtail, true)).lines.map(({ status }) => status)).toEqual(['permanent', 'temporary'])
  const drupal = `redirect_source,redirect_target\n${one},https://example.org/1`
  expect(await linesOf(drupal)).toEqual([`2 ${one} https://example.org/1 new`])
  const shopify = `Redirect from,Redirect to\n/${one},/x.html\n/collections/*,/y.html`
  expect(await linesOf(shopify)).toEqual([
    `2 /${one} /x.html new`,
    '3 /collections/* /y.html refused V_15 from',
  ])
})

it('reads columns in the order of their headings', async () => {
  const from = `/${someSlug()}`
  expect(await linesOf(`id,naar,van\n1,/x.html,${from}`)).toEqual([`2 ${from} /x.html new`])
})

it('reads lines that are called as headings are', async () => {
  expect(await linesOf('/old,/new.html\n/from,/to.html')).toEqual([
    '1 /old /new.html new',
    '2 /from /to.html new',
  ])
})

it('takes addresses of this site with either scheme, and of hosts that it had', async () => {
  const { host } = new URL(test.app.config.publicURL)
  const [own, old] = [someSlug(), someSlug()]
  const csv = [
    `https://${host}/${own},https://${host}/x.html`,
    `http://${host}/${own}-b,/x.html`,
    `http://www.before.example/${old}?id=1,/x.html`,
    `https://before.example/${old},/x.html`,
  ].join('\n')
  const { lines, otherHosts } = await send(csv, true)
  expect(lines.filter(({ outcome }) => outcome === 'refused')).toHaveLength(2)
  expect(otherHosts).toEqual(['www.before.example', 'before.example'])
  const stored = await send(csv, false, ['www.before.example', 'https://before.example/'])
  expect(stored).toMatchObject({ counts: { new: 4, refused: 0 }, otherHosts: [] })
  expect(await visit(`/${own}`)).toBe('301 /x.html')
  expect(await visit(`/${old}?id=1`)).toBe('301 /x.html')
})

it('leads each line of a chain to its end, and refuses loops', async () => {
  const page = await publish()
  const [a, b, c] = [someSlug(), someSlug(), someSlug()]
  const [one, two, gone] = [someSlug(), someSlug(), someSlug()]
  const csv = [
    ['from', 'to', 'status'],
    [a, `/${b}`],
    [b, `/${c}`],
    [c, `/${page.slug}`],
    [one, `/${two}`],
    [two, `/${one}`],
    [gone, '', '410'],
    [`${gone}-b`, `/${gone}`],
  ]
    .map(cells => cells.join(','))
    .join('\n')
  expect(await send(csv)).toMatchObject({ counts: { new: 4, refused: 3 } })
  for (const slug of [a, b, c]) expect(await visit(`/${slug}`)).toBe(`301 /${page.slug}`)
  expect(await visit(`/${one}`)).toBe('404')
})

it('refuses what is no CSV, and too many lines', async () => {
  expect(await refusalOf(send('"never closed'))).toMatchObject({ codes: ['V_15 csv'] })
  expect(await refusalOf(send('from,to\n'))).toMatchObject({ codes: ['V_01 csv'] })
  expect(await refusalOf(send('x,y\n'.repeat(limits.redirectImportLines + 1)))).toMatchObject({
    codes: ['V_10 csv'],
  })
  for (const separator of ['\t', ',', '\n'])
    expect((await refusalOf(send(separator.repeat(2_000_000)))).codes).toEqual(['V_10 csv'])
  expect(await refusalOf(send(`a,"${'x'.repeat(200_000)}`))).toMatchObject({ codes: ['V_15 csv'] })
})

it('reads what an export wrote, also of more redirects than one statement stores', async () => {
  const { from } = await create(someSlug(), 'https://example.org/export')
  const many = Array.from(
    { length: 12_000 },
    (_, index) => `/many/${index}.html,https://example.org/${index}`,
  )
  expect(await send(many.join('\n'))).toMatchObject({ counts: { new: 12_000 } })
  const csv = await readExport()
  expect(csv).toContain(`"${from}","https://example.org/export","301"`)
  const { counts, lines } = await send(csv)
  expect(counts).toMatchObject({ new: 0, changed: 0, refused: 0 })
  expect(counts.unchanged).toBeGreaterThan(12_000)
  expect(lines).toHaveLength(50)
})

const readExport = async () => {
  const { cookie } = await logInRaw(test.url)
  const answer = await fetch(test.url + manager.redirect.csv().replace(test.url, ''), { headers: { cookie } })
  return answer.text()
}
