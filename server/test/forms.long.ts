import { startTestApp } from './app.ts'
import { makePage } from './content.ts'
import { sendRaw } from './raw.ts'

// Sends 500 submissions at once, half of them for ten places, and measures lists and exports of 100,000 rows.

const submissions = 500
const places = 10

const test = await startTestApp({ submissionsPerHour: 100_000 })
const admin = await test.as('Administrator')
const page = await makePage(admin, {
  blocks: [
    { type: 'survey-form', key: 'survey', props: {} },
    { type: 'registration-form', key: 'registration', props: {} },
  ],
})
await admin.page.publish({ params: { id: page.id } })
const url = `${test.url}/${page.slug}`

const post = async (fields: Record<string, string>) => {
  const start = performance.now()
  const { status } = await sendRaw(url, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  return { status, ms: performance.now() - start }
}

const percentile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0
const rounded = (ms: number) => `${Math.round(ms)} ms`
const failures: string[] = []
const expectEqual = (what: string, actual: number, expected: number) => {
  console.log(`${what}: ${actual}`)
  if (actual !== expected) failures.push(`${what}: ${actual}, expected ${expected}`)
}

const start = performance.now()
const answers = await Promise.all(
  Array.from({ length: submissions }, (_, number) =>
    number % 2 === 0
      ? post({
          form: 'survey',
          blockKey: 'survey',
          name: `Visitor ${number}`,
          email: `${number}@example.org`,
          agreement: 'on',
        })
      : post({
          form: 'registration',
          blockKey: 'registration',
          date: 'today',
          email: `${number}@example.org`,
        }),
  ),
)
const elapsed = performance.now() - start
const accepted = answers.filter(({ status }) => status === 303).length
const rows = await test.app.db.selectFrom('submission').select(['email', 'state']).execute()
const mails = await test.app.db
  .selectFrom('mail')
  .where('submission_id', 'is not', null)
  .select('id')
  .execute()
expectEqual('answers 303', accepted, submissions)
expectEqual('rows', rows.length, accepted)
expectEqual('different addresses', new Set(rows.map(({ email }) => email)).size, accepted)
expectEqual('mails', mails.length, accepted)
expectEqual('registered', rows.filter(({ state }) => state === 'registered').length, places)
const times = answers.map(({ ms }) => ms)
console.log(
  `${submissions} at once: ${rounded(elapsed)}, p50 ${rounded(percentile(times, 0.5))}, p95 ${rounded(percentile(times, 0.95))}`,
)

await test.app.db
  .insertInto('submission')
  .columns([
    'form',
    'form_version',
    'wording_id',
    'page_id',
    'locale',
    'language',
    'at',
    'state',
    'email',
    'data',
    'digest',
  ])
  .expression(one =>
    one
      .selectFrom('submission')
      .where('form', '=', 'survey')
      .crossJoin(one.fn<{ number: number }>('generate_series', [one.val(1), one.val(400)]).as('series'))
      .select([
        'form',
        'form_version',
        'wording_id',
        'page_id',
        'locale',
        'language',
        'at',
        'state',
        'email',
        'data',
        'digest',
      ]),
  )
  .execute()

const measure = async (what: string, work: () => Promise<unknown>) => {
  const began = performance.now()
  const result = await work()
  console.log(`${what}: ${rounded(performance.now() - began)}`)
  return result
}
const list = (query: Parameters<typeof admin.forms.submissions>[0]) => admin.forms.submissions(query)
const all = await admin.forms.submissions({ query: { form: 'survey' } })
console.log(`submissions of the form: ${all.data.totalItems}`)
await measure('list, newest first', () => list({ query: { form: 'survey' } }))
await measure('list, by email, far on', () =>
  list({ query: { form: 'survey', columnToSort: 'email', pageIndex: '3000' } }),
)
await measure('search in the answers', () => list({ query: { form: 'survey', searchTerm: 'visitor 498' } }))
await measure('forms with counts', () => admin.forms.list({}))

await test.close()
if (failures.length > 0) {
  console.error(failures.join('\n'))
  process.exitCode = 1
}
