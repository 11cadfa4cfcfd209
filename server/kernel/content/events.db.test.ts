import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { inTransaction } from './transaction.ts'

let first: TestApp
let second: TestApp
beforeAll(async () => {
  first = await startTestApp()
  second = await startTestApp({ beside: first })
})
afterAll(async () => {
  await second.close()
  await first.close()
})

/** The notifications of a process, and a way to wait for a tag. */
const listenTo = ({ app }: TestApp) => {
  const received: string[] = []
  const waiting = new Map<string, () => void>()
  app.content.subscribe({
    changed: tags => {
      received.push(...tags)
      for (const tag of tags) waiting.get(tag)?.()
    },
    missed: () => received.push('missed'),
  })
  return { received, waitFor: (tag: string) => new Promise<void>(resolve => waiting.set(tag, resolve)) }
}

const change = ({ app }: TestApp, tag: string, fail = false) =>
  inTransaction(app, async tx => {
    tx.touch(tag)
    if (fail) throw new Error('rolled back')
  })

it('every process is notified of a change once, the one that made it before the change returns', async () => {
  const [here, there] = [listenTo(first), listenTo(second)]
  const arrived = [there.waitFor('page:1'), here.waitFor('page:2')]
  await change(first, 'page:1')
  expect(here.received).toEqual(['page:1'])
  await arrived[0]
  // A process receives its own notification before that of any later change.
  await change(second, 'page:2')
  await arrived[1]
  expect(here.received).toEqual(['page:1', 'page:2'])
  expect(there.received).toEqual(['page:1', 'page:2'])
})

it('a process reads the changes of other processes only', async () => {
  const [here, there] = [listenTo(first), listenTo(second)]
  const read: string[] = []
  const stop = first.database.listen(statement => {
    if (statement.startsWith('select "tags" from "content_event"')) read.push(statement)
  })
  const arrived = [here.waitFor('page:5'), there.waitFor('page:5')]
  // As if PostgreSQL notified it before the change returned.
  const content = { ...first.app.content, changed: () => {} }
  await inTransaction({ db: first.app.db, content }, async tx => tx.touch('page:5'))
  await Promise.all(arrived)
  stop()
  expect(read).toHaveLength(1)
})

it('nobody is notified of a change that was rolled back', async () => {
  const [here, there] = [listenTo(first), listenTo(second)]
  await expect(change(first, 'page:3', true)).rejects.toThrow('rolled back')
  const arrived = there.waitFor('page:4')
  await change(first, 'page:4')
  await arrived
  expect(here.received).toEqual(['page:4'])
  expect(there.received).toEqual(['page:4'])
})
