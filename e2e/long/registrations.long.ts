import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { PageID } from '@ximblox/contract/ids'
import pg from 'pg'
import { starterSite } from '../kept-starter-site.ts'
import { openMailServer } from '../mail-server.ts'
import { copyDataDir, embeddedDatabaseURL, freshDataDir, startProduct } from '../product.ts'

// Guests and editors at once, on two nodes and in two languages: guests register, confirm, accept and cancel through the
// links in their mails, editors change the places, remove the date and bring it back, unpublish, translate, delete and
// restore the training. Nobody may be overtaken or overbooked, and in the end everybody can cancel, and the last mail of
// each says what became of their registration. Usage: registrations.long.ts [trainings, 4] [rounds, 30] [seed]
const trainings = Number(process.argv[2] ?? 4)
const rounds = Number(process.argv[3] ?? 30)
const seed = Number(process.argv[4] ?? Date.now() % 1_000_000)
const form = 'training-registration'
const held = new Set(['confirmed', 'reserved', 'offered'])
const lastMail: Readonly<Record<string, RegExp>> = {
  confirmed: /^(Registration confirmed|Inschrijving bevestigd)/,
  waiting: /^(Waiting list|Wachtlijst)/,
  offered: /^(Places have become free|Plaatsen vrijgekomen)/,
  cancelled: /^(Registration cancelled|Inschrijving geannuleerd)/,
}

let state = seed
const random = (below: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((state / 2_147_483_648) * below)
}
const oneOf = <T>(choices: readonly T[]): T | undefined => choices[random(choices.length)]

await using started = new AsyncDisposableStack()
const mailServer = await openMailServer()
started.defer(mailServer.close)
const site = await copyDataDir(await starterSite())
started.defer(site.remove)
const environment = {
  LOG_LEVEL: 'error',
  SMTP_URL: mailServer.url,
  SECRET: crypto.randomUUID(),
  FORM_MINIMUM_SECONDS: '0',
  FORM_SUBMISSIONS_PER_HOUR: '100000',
  FORM_UNCONFIRMED_PLACES: '100000',
}
const first = await startProduct({ dataDir: site.dataDir, environment })
started.defer(async () => void (await first.stop()))
const folder = await freshDataDir()
started.defer(folder.remove)
const DATABASE_URL = await embeddedDatabaseURL(site.dataDir)
const MEDIA_URL = pathToFileURL(join(site.dataDir, 'media')).href
const second = await startProduct({
  dataDir: folder.dataDir,
  environment: { ...environment, DATABASE_URL, MEDIA_URL, PUBLIC_URL: first.url },
})
started.defer(async () => void (await second.stop()))
const nodes = [first, second]
const client = await first.logIn()
const clients = [client, await second.logIn()]
const editor = () => oneOf(clients) ?? client
const database = new pg.Client({ connectionString: DATABASE_URL })
await database.connect()
started.defer(() => database.end())

interface Registration {
  id: number
  email: string
  state: string
  quantity: number
  since: string
  /** Whether the page of the registration is live; nothing is offered there otherwise. */
  isPublic: boolean
}
const failures: string[] = []
const counts: Record<string, number> = {}

for (let number = 1; number <= trainings; number++) await play(number)

console.log(`seed ${seed}`)
console.table({ 'on two nodes': { trainings, rounds, ...counts, failures: failures.length } })
for (const failure of failures.slice(0, 20)) console.error(failure)
await started.disposeAsync()
process.exit(failures.length === 0 ? 0 : 1)

async function play(number: number): Promise<void> {
  const training = await createTraining(number)
  let guests = 0
  for (let round = 1; round <= rounds; round++) {
    const before = await training.registrations()
    const taken = placesIn(before)
    const capacityBefore = training.capacity
    const steps = Array.from({ length: 1 + random(4) }, () => chosen(training, before, () => ++guests))
    // One change by an editor at a time, as editors of one page see each other.
    const [edit] = steps.filter(({ isEdit }) => isEdit)
    await Promise.all(steps.filter(step => !step.isEdit || step === edit).map(count))
    await settled()
    const after = await training.registrations()
    const limit = Math.max(taken, capacityBefore, training.capacity)
    const where = `training ${number}, round ${round}`
    if (placesIn(after) > limit) failures.push(`${where}: ${placesIn(after)} of ${limit} places are taken`)
    failures.push(...overtaken(before, after).map(email => `${where}: ${email} was overtaken`))
  }
  for (const { email, state } of await training.registrations()) {
    const subject = subjectOf(mailsTo(email).at(-1)?.content ?? '')
    const expected = lastMail[state]
    if (expected && !expected.test(subject))
      failures.push(`${email} is ${state}, their last mail: ${subject}`)
    if (state !== 'cancelled') await follow(email, 'cancel')
  }
  await settled()
  for (const { email, state } of await training.registrations())
    if (state !== 'cancelled') failures.push(`${email} could not cancel: ${state}`)
}

interface Step {
  what: string
  isEdit: boolean
  run(): Promise<unknown>
}

async function count(step: Step): Promise<void> {
  counts[step.what] = (counts[step.what] ?? 0) + 1
  await step.run()
}

function chosen(training: Training, known: readonly Registration[], nextGuest: () => number): Step {
  const guest = oneOf(known)?.email
  const follows = (action: string): Step => ({
    what: action,
    isEdit: false,
    run: async () => guest && follow(guest, action),
  })
  const edits = (what: string, run: () => Promise<unknown>): Step => ({ what, isEdit: true, run })
  switch (random(16)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return { what: 'register', isEdit: false, run: () => training.register(nextGuest(), 1 + random(3)) }
    case 4:
    case 5:
    case 6:
      return follows('confirm')
    case 7:
    case 8:
      return follows('accept')
    case 9:
    case 10:
      return follows('cancel')
    case 11:
    case 12:
      return edits('change places', () => training.change(1 + random(8)))
    case 13:
      return edits('remove or add the date', () => training.change(training.capacity, training.isOffered))
    case 14:
      return edits('unpublish or publish', () => training.toggle(random(2)))
    default:
      return edits('delete and restore', () => training.deleteAndRestore(random(2)))
  }
}

type Training = Awaited<ReturnType<typeof createTraining>>

async function createTraining(number: number) {
  const start = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  const name = `nodes-${seed}-${number}`
  const block = { type: 'training-form', key: 'registration', props: {} }
  const place = { slug: `trainingen/${name}`, type: 'training', locale: 'nl-nl' }
  const { pageID: dutch } = await editor().page.create({ body: { title: name, ...place, content: [block] } })
  const live = new Map<PageID, boolean>()
  const publish = async (id: PageID) => {
    await editor().page.publish({ params: { id }, body: {} })
    live.set(id, true)
  }
  const store = async (id: PageID, capacity: number, isOffered: boolean) => {
    const { pageVersion } = (await editor().page.get({ params: { id } })).page
    const date = { key: 'd1', start, capacity, end: '', times: '', place: '', location: '', opensOn: '' }
    const props = {
      ...pageVersion.pageType.props,
      price: 100,
      summary: 'Short',
      dates: isOffered ? [date] : [],
    }
    const pageType = { ...pageVersion.pageType, props }
    const { id: versionID, revision } = pageVersion
    await editor().page.storeVersion({ params: { id: versionID }, body: { revision, pageType } })
  }
  await store(dutch, 4, true)
  await publish(dutch)
  const translation = { pageID: dutch, newLocale: 'en-gb', title: name, slug: `trainings/${name}` }
  const { pageID: english } = await editor().page.createTranslation({ body: translation })
  await publish(english)
  const pages = [dutch, english]
  const paths = new Map<PageID, string>()
  for (const id of pages) {
    const { page } = await editor().page.get({ params: { id } })
    paths.set(id, `${page.locale === 'nl-nl' ? '' : `/${page.locale}`}/${page.slug}`)
  }
  const { rows } = await database.query<{ subject: string }>(
    `select group_id || '.d1' as subject from page where id = $1`,
    [dutch],
  )
  const [{ subject } = { subject: '' }] = rows
  const training = {
    capacity: 4,
    isOffered: true,
    registrations: async (): Promise<Registration[]> =>
      (
        await database.query<Registration>(
          `select id::int, email, state, quantity, coalesce(state_at, at)::text as since,
            exists (select from live_page p where p.id = page_id) as "isPublic"
          from submission where form = $1 and subject = $2 order by id`,
          [form, subject],
        )
      ).rows,
    register: async (guest: number, participants: number) => {
      const email = `${name}-${guest}@example.org`
      const path = paths.get(oneOf(pages) ?? dutch) ?? ''
      const people = Array.from({ length: participants }, (_, index) => [
        [`participants.${index}.name`, `Guest ${index}`],
        [`participants.${index}.email`, `${name}-${guest}-${index}@example.org`],
      ]).flat()
      await post(path, {
        form,
        blockKey: 'registration',
        dateKey: 'd1',
        ...Object.fromEntries(people),
        'contact.name': 'Guest',
        'contact.email': email,
        'contact.phone': '030 123 45 67',
        'invoice.organisation': 'SOM',
        'invoice.address': 'Street 1',
        'invoice.postalCode': '1234 AB',
        'invoice.city': 'Utrecht',
        'invoice.country': 'NL',
        agreement: 'on',
      })
    },
    /** Both pages are live afterwards, because visitors see the values of the first one only once it is published. */
    change: async (capacity: number, isRemoved = false) => {
      training.capacity = capacity
      training.isOffered = !isRemoved
      await store(dutch, capacity, training.isOffered)
      await publish(dutch)
    },
    toggle: async (which: number) => {
      const id = pages[which] ?? dutch
      if (!live.get(id)) return publish(id)
      await editor().page.unpublish({ params: { id }, body: {} })
      live.set(id, false)
    },
    deleteAndRestore: async (which: number) => {
      const id = pages[which] ?? dutch
      await editor().page.delete({ params: { id }, body: { force: true } })
      await editor().page.restore({ params: { id } })
      live.set(id, false)
    },
  }
  return training
}

function placesIn(registrations: readonly Registration[]): number {
  return registrations.reduce((sum, { state, quantity }) => (held.has(state) ? sum + quantity : sum), 0)
}

/** Those who waited all the time while others got places who came later. */
function overtaken(before: readonly Registration[], after: readonly Registration[]): string[] {
  const waited = before.filter(
    ({ id, state, since, isPublic }) =>
      state === 'waiting' &&
      isPublic &&
      after.some(one => one.id === id && one.isPublic && one.state === state && one.since === since),
  )
  return waited
    .filter(waiting =>
      after.some(({ id, state }) => {
        const was = before.find(one => one.id === id)
        if (!held.has(state) || (was && held.has(was.state))) return false
        return state !== 'offered' || !was || was.since > waiting.since
      }),
    )
    .map(({ email }) => email)
}

function post(path: string, fields: Record<string, string>) {
  const { url } = oneOf(nodes) ?? first
  return fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
}

/** Presses the button of the last mail with this action, as a browser without scripts. */
async function follow(email: string, action: string): Promise<void> {
  const link = mailsTo(email)
    .toReversed()
    .map(({ content }) => /https?:\/\/\S+?token=[\w-]+/.exec(content)?.[0])
    .find(address => address !== undefined)
  if (link === undefined) return
  const { pathname, searchParams } = new URL(link)
  const fields = {
    form,
    blockKey: searchParams.get('block') ?? '',
    action,
    token: searchParams.get('token') ?? '',
  }
  const { status } = await post(pathname, fields)
  if (status >= 500) failures.push(`${action} by ${email}: ${status}`)
}

function mailsTo(email: string) {
  return mailServer.arrived.filter(({ recipient }) => recipient === email)
}

function subjectOf(content: string): string {
  const subject = /^subject: (.*(?:\r\n[ \t].*)*)/im.exec(content)?.[1] ?? ''
  return subject
    .replaceAll(/\r\n[ \t]/g, ' ')
    .replaceAll(/=\?utf-8\?q\?(.*?)\?=/gi, '$1')
    .replaceAll('_', ' ')
}

/** Waits until free places are offered and all mails have arrived. */
async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await sleep(60)
    const { rows } = await database.query<{ left: number }>(
      `select count(*)::int as left from mail where sent_at is null and given_up_at is null`,
    )
    quiet = rows[0]?.left === 0 ? quiet + 1 : 0
  }
}
