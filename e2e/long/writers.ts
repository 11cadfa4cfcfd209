import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient } from '@ximblox/contract/client'
import { type Fetch, withCookies } from '@ximblox/contract/client/cookies'
import { isOffline, isRefusal } from '@ximblox/contract/client/errors'
import type { PageID } from '@ximblox/contract/ids'
import { administrator } from '../product.ts'

/** The last acknowledged value and those sent since: any of them may be the stored one. */
interface Recorded {
  acknowledged: string | undefined
  sent: string[]
}

interface PageRecord {
  id: PageID
  slug: string
  title: Recorded
  published: Recorded
}

interface FileRecord {
  id: number
  sha256: string
}

/** Everything acknowledged so far. */
export interface Ledger {
  pages: PageRecord[]
  files: FileRecord[]
  stores: number
  publications: number
  /** Number of errors of each kind. */
  errors: Map<string, number>
  lost: string[]
}

export interface Writers {
  ledger: Ledger
  /** Resolves when every writer has had something acknowledged after this call. */
  progress(): Promise<void>
  /** Resolves when no request is pending. */
  stop(): Promise<void>
  /** Compares everything acknowledged with what the product has. */
  verify(): Promise<void>
}

const locale = 'nl-nl'
const requestTimeout = 15_000

interface WritersOptions {
  /** After each success, in milliseconds. */
  pause?: number
  uploads?: boolean
}

/** Starts clients that write, and retry after every error; `url` returns the current URL of the product. */
export const startWriters = async (
  count: number,
  url: () => string,
  { pause = 0, uploads = true }: WritersOptions = {},
): Promise<Writers> => {
  const ledger: Ledger = { pages: [], files: [], stores: 0, publications: 0, errors: new Map(), lost: [] }
  const request: Fetch = (path, init) =>
    fetch(url() + path, { ...init, signal: AbortSignal.timeout(requestTimeout) })
  const successes = Array.from({ length: count }, () => 0)
  const stopping = new AbortController()
  let serial = 0

  const logIn = async () => {
    const withSession = withCookies(request)
    const client = createClient({ fetch: withSession })
    await client.auth.login({ body: administrator })
    return { client, withSession }
  }

  const write = async (writer: number, client: Client): Promise<void> => {
    const untilDone = async <R>(operation: () => Promise<R>): Promise<R | undefined> => {
      while (!stopping.signal.aborted) {
        try {
          const result = await operation()
          successes[writer] = (successes[writer] ?? 0) + 1
          if (pause > 0) await sleep(pause)
          return result
        } catch (error) {
          const kind = kindOf(error)
          ledger.errors.set(kind, (ledger.errors.get(kind) ?? 0) + 1)
          if (kind.startsWith('401')) await client.auth.login({ body: administrator }).catch(() => {})
          await sleep(20)
        }
      }
      return undefined
    }
    while (!stopping.signal.aborted) {
      const page = await untilDone(() => create(client))
      if (!page) return
      for (let times = 0; times < 3; times++) {
        await untilDone(() => store(client, page))
        await untilDone(() => store(client, page))
        await untilDone(() => publish(client, page))
        if (uploads) await untilDone(() => upload(client))
      }
    }
  }

  const create = async (client: Client): Promise<PageRecord> => {
    const number = ++serial
    const [title, slug] = [`Page (${number})`, `page-${number}`]
    const { pageID: id } = await client.page.create({ body: { title, slug, type: 'basic', locale } })
    const page: PageRecord = {
      id,
      slug,
      title: { acknowledged: title, sent: [] },
      published: { acknowledged: undefined, sent: [] },
    }
    ledger.pages.push(page)
    return page
  }

  const store = async (client: Client, { id, slug, title: recorded }: PageRecord): Promise<void> => {
    const { pageVersion } = (await client.page.get({ params: { id } })).page
    compare(ledger, `title of ${slug}`, recorded, pageVersion.title)
    const title = `Page (${++serial})`
    recorded.sent.push(title)
    await client.page.storeVersion({
      params: { id: pageVersion.id },
      body: { revision: pageVersion.revision, title },
    })
    acknowledge(recorded, title)
    ledger.stores++
  }

  const publish = async (client: Client, { id, title, published }: PageRecord): Promise<void> => {
    const { acknowledged = '' } = title
    published.sent.push(acknowledged)
    await client.page.publish({ params: { id }, body: {} })
    acknowledge(published, acknowledged)
    ledger.publications++
  }

  const upload = async (client: Client): Promise<void> => {
    const bytes = new TextEncoder().encode(randomBytes(2_000 + (serial % 5) * 1_000).toString('hex'))
    const { file } = await client.media.addFile({
      body: { path: '/' },
      file: { name: `file-${++serial}.txt`, bytes },
    })
    ledger.files.push({ id: file.id, sha256: sha256(bytes) })
  }

  const verify = async () => {
    const { client, withSession } = await logIn()
    for (const { id, slug, title, published } of ledger.pages) {
      const stored = await client.page.get({ params: { id } }).catch(kindOf)
      compare(
        ledger,
        `title of ${slug}`,
        title,
        typeof stored === 'string' ? stored : stored.page.pageVersion.title,
      )
      if (published.acknowledged === undefined) continue
      const visited = await request(`/${locale}/${slug}`, {})
      const [shown = `${visited.status}`] = /Page \(\d+\)/.exec(await visited.text()) ?? []
      compare(ledger, `publication of ${slug}`, published, shown)
    }
    for (const file of ledger.files) {
      const answer = await withSession(client.media.getOriginal({ params: { id: file.id } }), {})
      const bytes = new Uint8Array(await answer.arrayBuffer())
      if (answer.status !== 200 || sha256(bytes) !== file.sha256)
        ledger.lost.push(`file ${file.id}: ${answer.status}, ${bytes.length} bytes`)
    }
  }

  const sessions = await Promise.all(successes.map(logIn))
  const writing = sessions.map(({ client }, writer) => write(writer, client))
  return {
    ledger,
    progress: async () => {
      const before = [...successes]
      const deadline = Date.now() + 60_000
      while (successes.some((now, writer) => now === before[writer])) {
        if (Date.now() > deadline) throw new Error('a writer had nothing acknowledged for a minute')
        await sleep(10)
      }
    },
    stop: async () => {
      stopping.abort()
      await Promise.all(writing)
    },
    verify,
  }
}

const acknowledge = (recorded: Recorded, value: string) => {
  recorded.acknowledged = value
  recorded.sent = []
}

const compare = ({ lost }: Ledger, what: string, { acknowledged, sent }: Recorded, found: string) => {
  if (found === acknowledged || sent.includes(found)) return
  lost.push(`${what}: expected ${[acknowledged, ...sent].join(' or ')}, found ${found}`)
}

const kindOf = (error: unknown): string => {
  if (isRefusal(error)) return `${error.status} ${error.code}`
  if (!isOffline(error)) return String(error)
  const { cause } = error
  return cause instanceof Error && cause.name === 'TimeoutError' ? 'no answer' : 'connection lost'
}

/** Whether clients have to expect such an error while a process or the database is being killed. */
export const isExpected = (kind: string): boolean => /^(503|507) |^connection lost$/.test(kind)

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
