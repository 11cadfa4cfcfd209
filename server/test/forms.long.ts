import { openClient } from '../kernel/db/pool.ts'
import { makePage } from './content.ts'
import { places } from './form-site.ts'
import { percentile, withTestApp } from './long-app.ts'
import { logInRaw, sendRaw } from './raw.ts'

// Sends 500 submissions at once, half of them for ten places: every 303 has one row and one mail. Then measures lists
// and the export of 100,000 submissions.
const submissions = 500
const copies = 400

const failures: string[] = []
const expectEqual = (what: string, actual: number, expected: number) => {
  console.log(`${what}: ${actual}`)
  if (actual !== expected) failures.push(`${what}: ${actual} instead of ${expected}`)
}
const rounded = (ms: number) => `${Math.round(ms)} ms`
const measure = async (what: string, work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  console.log(`${what}: ${rounded(performance.now() - began)}`)
}

await withTestApp(async product => {
  const { db } = product.app
  const admin = await product.as('Administrator')
  const page = await makePage(admin, {
    blocks: [
      { type: 'survey-form', key: 'survey', props: {} },
      { type: 'registration-form', key: 'registration', props: {} },
    ],
  })
  await admin.page.publish({ params: { id: page.id } })
  const post = async (number: number) => {
    const email = `${number}@example.org`
    const fields =
      number % 2 === 0
        ? { form: 'survey', blockKey: 'survey', name: `Visitor ${number}`, email, agreement: 'on' }
        : { form: 'registration', blockKey: 'registration', date: 'today', email }
    const start = performance.now()
    const { status } = await sendRaw(`${product.url}/${page.slug}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
    return { status, ms: performance.now() - start }
  }

  const start = performance.now()
  const answers = await Promise.all(Array.from({ length: submissions }, (_, number) => post(number)))
  const elapsed = performance.now() - start
  const accepted = answers.filter(({ status }) => status === 303).length
  const rows = await db.selectFrom('submission').select(['email', 'state']).execute()
  const mails = await db.selectFrom('mail').where('submission_id', 'is not', null).select('id').execute()
  expectEqual('answers 303', accepted, submissions)
  expectEqual('rows', rows.length, accepted)
  expectEqual('different addresses', new Set(rows.map(({ email }) => email)).size, accepted)
  expectEqual('mails', mails.length, accepted)
  expectEqual('registered', rows.filter(({ state }) => state === 'registered').length, places)
  const times = answers.map(({ ms }) => ms)
  console.log(
    `${submissions} at once: ${rounded(elapsed)}, p50 ${rounded(percentile(times, 0.5))}, p95 ${rounded(percentile(times, 0.95))}`,
  )

  // A connection without a time limit.
  const client = await openClient({ ...product.database.connection, query_timeout: 0 }, () => {})
  const columns =
    'form, form_version, wording_id, page_id, block_key, locale, language, at, state, email, data, digest'
  await client.query(
    `insert into submission (${columns}) select ${columns} from submission, generate_series(1, ${copies}) where form = 'survey'`,
  )
  await client.query('analyze submission')
  await client.end()
  const { data } = await admin.forms.submissions({ query: { form: 'survey' } })
  console.log(`submissions of one form: ${data.totalItems}`)
  await measure('list, newest first', () => admin.forms.submissions({ query: { form: 'survey' } }))
  await measure('list, by email, far on', () =>
    admin.forms.submissions({ query: { form: 'survey', columnToSort: 'email', pageIndex: 3_000 } }),
  )
  await measure('search in the answers', () =>
    admin.forms.submissions({ query: { form: 'survey', searchTerm: 'visitor 498' } }),
  )
  await measure('forms with their counts', () => admin.forms.list({}))
  const headers = await logInRaw(product.url)
  await measure('export', async () => {
    const answer = await fetch(admin.forms.csv({ query: { form: 'survey' } }), { headers })
    const lines = (await answer.text()).split('\r\n').length - 2
    expectEqual('lines of the export', lines, data.totalItems)
  })
})

if (failures.length > 0) {
  console.error(failures.join('\n'))
  process.exitCode = 1
}
