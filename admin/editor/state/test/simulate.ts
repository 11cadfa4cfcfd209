import assert from 'node:assert/strict'
import { documentOf } from '../document/document.ts'
import { isDirty, versionContentOf } from '../state.ts'
import { createAuthor } from './author.ts'
import { connect, goodConditions, type NetworkConditions } from './network.ts'
import { randomOf } from './random.ts'
import { block, columnsBlock, contentWith, registry } from './sample.ts'
import { createServer } from './server.ts'
import { simulateTime } from './time.ts'

/**
 * Two authors edit one page over a bad connection, and their tabs crash now and then. Throws if a text reverts by
 * itself, if more than a second of work is lost with a tab, if one author loses work to the other, or if a conflict is
 * reported although each edited their own places only.
 */
export const simulate = async (seed: number): Promise<void> => {
  const random = randomOf(seed)
  const clock = simulateTime()
  const server = createServer(
    contentWith([block('a1'), block('b1'), columnsBlock('columns', { left: [block('a2'), block('b2')] })]),
  )
  let isFair = false
  const bad: NetworkConditions = {
    delay: () => random.below(5000),
    isRequestLost: () => random.chance(0.15),
    isAnswerLost: () => random.chance(0.15),
    isLossNoticed: () => random.chance(0.5),
  }
  const store = connect(server, clock, () => (isFair ? goodConditions : bad))
  const common = { server, store, clock, registry, random }
  const authors = [
    createAuthor({ ...common, name: 'a', userID: 1, fields: ['a1', 'a2'] }),
    createAuthor({ ...common, name: 'b', userID: 2, fields: ['b1', 'b2'] }),
  ]
  for (const author of authors) await author.open()

  const steps = 20 + random.below(60)
  for (let step = 0; step < steps; step += 1) {
    const author = random.pick(authors)
    if (!author) break
    if (random.chance(0.06)) {
      const { possible, found } = await author.restart()
      assert.ok(
        possible.some(work => isSame(work, found)),
        `seed ${seed}: work was lost with a tab: ${JSON.stringify({ possible, found })}`,
      )
    } else await author.act()
    await clock.pass(random.chance(0.8) ? random.below(700) : random.below(12_000))
    for (const each of authors)
      assert.deepEqual(each.work(), each.lastWork(), `seed ${seed}: something went back by itself`)
  }

  isFair = true
  await clock.pass(120_000)
  for (const author of authors) author.repair()
  await clock.pass(120_000)
  const stored = documentOf(versionContentOf(server.head()))
  for (const author of authors) {
    const state = author.state()
    assert.equal(isDirty(state), false, `seed ${seed}: ${author.name} is not saved: ${state.save.status}`)
    assert.deepEqual(state.conflicts, [], `seed ${seed}: a conflict where there is none`)
    assert.deepEqual(state.overwritten, [], `seed ${seed}: a warning where nothing was overwritten`)
    assert.deepEqual(author.workOn(stored), author.work(), `seed ${seed}: work of ${author.name} is lost`)
    await author.leave()
    assert.equal(author.entries.size, 0, `seed ${seed}: a journal is left behind`)
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
