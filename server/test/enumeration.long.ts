import { setTimeout as sleep } from 'node:timers/promises'
import { startTestApp } from './app.ts'
import setUp from './global-setup.ts'
import { openMailServer } from './mail-server.ts'
import { credentials, type Received, sendRaw, xhr } from './raw.ts'

// Queries existing, missing and deactivated accounts in turn, and compares the response times. Usage:
// enumeration.long.ts [rounds, 200]
const rounds = Number(process.argv[2] ?? 200)
const furthestApart = 5
const warmUp = 10

const tearDown = await setUp()
const mailServer = await openMailServer()
const test = await startTestApp({ mails: { smtpURL: mailServer.url } })

const classes = ['known', 'unknown', 'closed', 'invited'] as const
const address = (kind: string, round: number) => `${kind}-${round}@example.org`
const [hashed] = await test.app.db.selectFrom('app_user').select('password_hash').execute()
for (let round = 0; round < rounds; round++)
  await test.app.db
    .insertInto('app_user')
    .values([
      { email: address('known', round), role_id: 3, password_hash: hashed?.password_hash ?? null },
      {
        email: address('closed', round),
        role_id: 3,
        password_hash: hashed?.password_hash ?? null,
        active: false,
      },
      { email: address('invited', round), role_id: 3, active: false },
    ])
    .execute()

const session = credentials(await sendRaw(`${test.url}/api/ximblox/auth/user`, { headers: xhr, body: '{}' }))

/** One call of each kind in changing order, each from its own network address. */
const measure = async (path: string, bodyOf: (email: string) => object) => {
  const times = new Map<string, number[]>(classes.map(kind => [kind, []]))
  const bodies = new Set<string>()
  for (let round = -warmUp; round < rounds; round++)
    for (const [index, kind] of shuffled(classes).entries()) {
      // Warm-up rounds use missing accounts, because mails to an account are limited.
      const email = address(kind, round)
      const from = `127.${round + warmUp + 1}.${index + 1}.${path.length}`
      const body = JSON.stringify(bodyOf(email))
      const start = performance.now()
      const answer = await sendRaw(test.url + path, { headers: { ...xhr, ...session }, body, from })
      const took = performance.now() - start
      // Waits for the background work of the call.
      await sleep(5)
      if (round < 0) continue
      times.get(kind)?.push(took)
      bodies.add(`${answer.status} ${answer.body} ${headersOf(answer)}`)
    }
  return { times, bodies }
}

const headersOf = ({ headers }: Received) => JSON.stringify({ ...headers, date: undefined })

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map(item => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

let isEven = true
const calls = {
  'log-in': await measure('/api/ximblox/auth/login', email => ({ email, password: 'Wrong-Horse-9' })),
  'forgotten password': await measure('/api/ximblox/auth/forgot-password', email => ({ email })),
}
for (const [name, { times, bodies }] of Object.entries(calls)) {
  const medians = [...times].map(([kind, values]) => [kind, median(values)] as const)
  const apart = Math.max(...medians.map(([, ms]) => ms)) - Math.min(...medians.map(([, ms]) => ms))
  console.table({
    [name]: {
      rounds,
      ...Object.fromEntries(medians.map(([kind, ms]) => [`${kind}, median ms`, ms.toFixed(2)])),
      'apart ms': apart.toFixed(2),
      'different answers': bodies.size,
    },
  })
  if (apart > furthestApart || bodies.size > 1) isEven = false
}
// The last request is still being processed.
for (let tries = 0; tries < 100 && mailServer.arrived.length < rounds; tries++) await sleep(100)
console.log(
  `mails that arrived: ${mailServer.arrived.length} of ${rounds}, to known accounts alone: ${onlyKnown()}`,
)
if (mailServer.arrived.length < rounds || !onlyKnown()) isEven = false

function onlyKnown(): boolean {
  return mailServer.arrived.every(({ recipients }) => recipients.every(one => one.startsWith('known-')))
}

await test.close()
await mailServer.close()
await tearDown()
process.exit(isEven ? 0 : 1)
