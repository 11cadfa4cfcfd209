import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databasePID, startProduct } from '../product.ts'
import { mountVolume, type SmallVolume } from './small-volume.ts'
import { isExpected, type Ledger, startWriters } from './writers.ts'

// Ends the space of a volume at each of the first writes: of a first start, which is then repeated with enough space, and of
// clients that write while exactly so many blocks are free. Kills the product and its database in between, and compares
// everything acknowledged with what is there. Usage: disk-full-writes.long.ts [writes, 30]
const writes = Number(process.argv[2] ?? 30)
const volumeMegabytes = 400
const block = 4_096
const megabyte = 1024 ** 2
/** What a first start takes, in MB, shared out among its rounds. */
const firstStart = 130
const attemptsEach = 20
const killEvery = 5

const environment = { STARTER_SITE: 'off', LOG_LEVEL: 'fatal' }
const failures: string[] = []

const endings = new Map<string, number>()
for (let round = 1; round <= writes; round++) {
  const size = Math.ceil((round * firstStart) / writes)
  await using volume = await mount(size)
  try {
    const ending = await startOnce(volume)
    endings.set(ending, (endings.get(ending) ?? 0) + 1)
    volume.resize(volumeMegabytes)
    const product = await startProduct({ dataDir: volume.dataDir, environment })
    try {
      await product.logIn()
    } finally {
      await product.stop()
    }
  } catch (error) {
    failures.push(`a first start with ${size} MB: ${String(error)}`)
  }
}
console.log(`${writes} first starts on volumes of up to ${firstStart} MB, each repeated with enough space:`)
console.table(Object.fromEntries([...endings].map(([ending, times]) => [ending, { times }])))

const { pages, files, stores, publications, errors, lost } = await writeWithFewBlocks()
console.table({
  'few blocks': {
    rounds: writes,
    'pages created': pages.length,
    'versions stored': stores,
    publications,
    'files uploaded': files.length,
    lost: lost.length,
  },
})
console.table(Object.fromEntries([...errors].map(([kind, times]) => [kind, { times }])))
failures.push(...lost, ...[...errors.keys()].filter(kind => !isExpected(kind)))
for (const failure of failures) console.error(failure)
process.exit(failures.length === 0 ? 0 : 1)

async function mount(megabytes: number): Promise<SmallVolume> {
  const volume = await mountVolume(megabytes)
  if (volume) return volume
  console.log('not measured: this needs a volume of its own, which only root may mount, on Linux')
  return process.exit(0)
}

/** How a start ends: the last line that it prints. */
async function startOnce({ dataDir }: SmallVolume): Promise<string> {
  try {
    const product = await startProduct({ dataDir, environment })
    await product.stop()
    return 'it started'
  } catch (error) {
    const [, line] = /could not start: (.*)/.exec(String(error)) ?? []
    if (line === undefined) failures.push(`not explained: ${String(error)}`)
    return line?.replace(dataDir, '').replaceAll(/\d+/g, 'N') ?? 'a stack'
  }
}

async function writeWithFewBlocks(): Promise<Ledger> {
  await using volume = await mount(volumeMegabytes)
  const { dataDir } = volume
  const start = () => startProduct({ dataDir, environment })
  let product = await start()
  try {
    const reserve = join(dataDir, 'postgres.reserve')
    while (!existsSync(reserve) || (await stat(reserve)).size < 64 * megabyte) await sleep(100)
    // Uploads leave a reserve free, so that they would only be refused.
    const writers = await startWriters(2, () => product.url, { uploads: false })
    for (let free = 0; free < writes; free++) {
      await volume.fillUp()
      await volume.free(free * block)
      const before = attemptsOf(writers.ledger)
      while (attemptsOf(writers.ledger) < before + attemptsEach) await sleep(10)
      if (free % killEvery < killEvery - 1) continue
      const database = await databasePID(dataDir)
      await product.stop('SIGKILL')
      process.kill(database, 'SIGKILL')
      product = await start()
    }
    await volume.freeAll()
    await writers.progress()
    await writers.stop()
    await writers.verify()
    return writers.ledger
  } finally {
    await product.stop()
  }
}

function attemptsOf({ pages, files, stores, publications, errors }: Ledger): number {
  const failed = [...errors.values()].reduce((sum, times) => sum + times, 0)
  return pages.length + files.length + stores + publications + failed
}
