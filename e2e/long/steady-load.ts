import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient } from '@ximblox/contract/client'
import { isRefusal } from '@ximblox/contract/client/errors'
import type { PageID, VersionID } from '@ximblox/contract/ids'
import { administrator } from '../product.ts'

export interface LoadResult {
  reads: number
  saves: number
  /** What failed, how often. */
  failures: Map<string, number>
  /** Saves that were acknowledged and are not there. */
  lost: string[]
  durations: number[]
}

interface Editor {
  client: Client
  page: PageID
  title: string
  revision: number
  version: VersionID
  isBusy: boolean
}

const interval = 20
const editors = 3
const paths = ['/en-gb', '/', '/en-gb/contact', '/contact']

/**
 * Sends fifty requests a second, however long the answers take: one in five stores a page as a user who is logged in, the
 * others are those of visitors. Nothing is sent twice, so that every failure counts.
 */
export const startLoad = async (url: string): Promise<{ stop(): Promise<LoadResult> }> => {
  const result: LoadResult = { reads: 0, saves: 0, failures: new Map(), lost: [], durations: [] }
  const writing = await Promise.all(Array.from({ length: editors }, (_, number) => newEditor(url, number)))
  const pending = new Set<Promise<void>>()
  let turn = 0

  const measure = async (what: string, request: () => Promise<void>): Promise<void> => {
    const began = performance.now()
    try {
      await request()
    } catch (error) {
      const failure = `${what}: ${describe(error)}`
      result.failures.set(failure, (result.failures.get(failure) ?? 0) + 1)
    } finally {
      result.durations.push(performance.now() - began)
    }
  }

  const read = async (path: string) => {
    result.reads++
    const answer = await fetch(url + path)
    const html = await answer.text()
    if (answer.status !== 200) throw new Error(`it was answered with ${answer.status}`)
    if (!html.trimEnd().endsWith('</html>')) throw new Error('the page is cut short')
  }

  const save = async (editor: Editor) => {
    result.saves++
    const title = `Saved (${result.saves})`
    editor.isBusy = true
    try {
      await store(editor, title)
    } catch (error) {
      await readBack(editor, title, result.lost)
      throw error
    } finally {
      editor.isBusy = false
    }
  }

  const send = () => {
    turn++
    const editor = turn % 5 === 0 ? writing.find(({ isBusy }) => !isBusy) : undefined
    const path = paths[turn % paths.length] ?? '/'
    const sent = editor ? measure('save', () => save(editor)) : measure('read', () => read(path))
    pending.add(sent)
    void sent.finally(() => pending.delete(sent))
  }

  const timer = setInterval(send, interval)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(pending)
      for (const editor of writing) await readBack(editor, editor.title, result.lost)
      return result
    },
  }
}

const newEditor = async (url: string, number: number): Promise<Editor> => {
  const client = createClient({ baseURL: url, cookies: true })
  await client.auth.login({ body: administrator })
  const slug = `saved-${crypto.randomUUID()}`
  const title = `Saved by ${number}`
  const { pageID } = await client.page.create({ body: { title, slug, type: 'basic', locale: 'en-gb' } })
  const { id, revision } = (await client.page.get({ params: { id: pageID } })).page.pageVersion
  return { client, page: pageID, title, revision, version: id, isBusy: false }
}

const store = async (editor: Editor, title: string): Promise<void> => {
  const { client, version: id, revision } = editor
  const { pageVersion } = await client.page.storeVersion({ params: { id }, body: { revision, title } })
  Object.assign(editor, { title, revision: pageVersion.revision, version: pageVersion.id })
}

/** Compares what is stored with what was acknowledged; a save that failed may be stored all the same. */
const readBack = async (editor: Editor, sent: string, lost: string[]): Promise<void> => {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await editor.client.page.get({ params: { id: editor.page } }).catch(() => undefined)
    if (answer) {
      const { id, revision, title } = answer.page.pageVersion
      if (title !== editor.title && title !== sent) lost.push(`expected ${editor.title}, found ${title}`)
      Object.assign(editor, { title, revision, version: id })
      return
    }
    await sleep(100)
  }
  lost.push(`${editor.title} could not be read`)
}

const describe = (error: unknown): string => {
  if (isRefusal(error)) return `${error.status} ${error.code}`
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  return cause instanceof Error ? `${message} (${describe(cause)})` : message
}
