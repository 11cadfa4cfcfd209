import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@ximblox/contract/client'
import type { BareVersion } from '@ximblox/contract/pages'
import { sql } from 'kysely'
import { startTestApp } from './app.ts'
import { makePage, note } from './content.ts'
import setUp from './global-setup.ts'

// Many editors store one page at the same time, each based on the newest version they know. Every acknowledged store
// must be in the history, and none may be overwritten. Every second editor sends the whole page, the others the
// changed block. Usage: many-editors.long.ts [editors, 50] [rounds, 200]
const editors = Number(process.argv[2] ?? 50)
const rounds = Number(process.argv[3] ?? 200)

interface Acknowledged {
  versionID: number
  revision: number
  text: string
}

const tearDown = await setUp()
const test = await startTestApp()
const second = await startTestApp({ beside: test })
const page = await makePage(await test.as('Editor'), { blocks: [note('one', 'first')] })

let conflicts = 0
const acknowledged: Acknowledged[] = []
const began = performance.now()
await Promise.all(Array.from({ length: editors }, (_, editor) => edit(editor)))
const seconds = (performance.now() - began) / 1000

const rows = await test.app.db
  .selectFrom('page_version')
  .where('page_id', '=', page.id)
  .where('sealed', 'is', true)
  .select(['id', 'revision', sql<string>`blocks->0->'props'->>'text'`.as('text')])
  .execute()
const history = new Map(rows.map(row => [row.id, row]))
const lost = acknowledged.filter(({ versionID, revision, text }) => {
  const row = history.get(versionID)
  return row?.text !== text || row.revision !== revision
})
const overwritten = acknowledged.length - new Set(acknowledged.map(({ versionID }) => versionID)).size
console.table({
  editors,
  rounds,
  acknowledged: acknowledged.length,
  conflicts,
  'stores a second': Math.round(acknowledged.length / seconds),
  lost: lost.length,
  overwritten,
})

await second.close()
await test.close()
await tearDown()
process.exit(lost.length + overwritten === 0 && acknowledged.length === editors * rounds ? 0 : 1)

async function edit(editor: number): Promise<void> {
  const client = await (editor % 2 === 0 ? test : second).as('Editor')
  let known: BareVersion = page.pageVersion
  const store = editor % 4 < 2 ? storeWhole : storeChange
  for (let round = 0; round < rounds; round++) {
    const text = `editor ${editor}, round ${round}`
    known = await storeRepeatedly(client, known, text, store)
    acknowledged.push({ versionID: known.id, revision: known.revision, text })
  }
}

type Store = (client: Client, known: BareVersion, text: string) => Promise<{ pageVersion: BareVersion }>

async function storeWhole(client: Client, { id, revision }: BareVersion, text: string) {
  return client.page.storeVersion({ params: { id }, body: { revision, blocks: [note('one', text)] } })
}

async function storeChange(client: Client, { id, revision }: BareVersion, text: string) {
  return client.page.storeChanges({ params: { id }, body: { revision, changedBlocks: [note('one', text)] } })
}

/** Stores based on the newest version, and retries with a delay after a conflict. */
async function storeRepeatedly(
  client: Client,
  known: BareVersion,
  text: string,
  store: Store,
  tries = 0,
): Promise<BareVersion> {
  try {
    return (await store(client, known, text)).pageVersion
  } catch (error) {
    const { code, payload } = error as { code?: string; payload?: { current: BareVersion } }
    // With many editors, waiting for the page's lock may time out.
    if (code !== 'PM_02' && code !== 'G_02') throw error
    conflicts++
    await sleep(Math.random() * 20 * 2 ** Math.min(tries, 7))
    return storeRepeatedly(client, payload?.current ?? known, text, store, tries + 1)
  }
}
