import { setTimeout as sleep } from 'node:timers/promises'
import { isRefusal } from '@ximblox/contract/client/errors'
import { openMailServer } from '../mail-server.ts'
import { freshDataDir, startProduct } from '../product.ts'

// Uses a slow mail server and repeatedly kills the product while it sends emails; counts how often each acknowledged
// invitation arrived. Usage: mails.long.ts [minutes, 5]
const minutes = Number(process.argv[2] ?? 5)

const folder = await freshDataDir()
const mailServer = await openMailServer()
let isSlow = true
mailServer.delay = () => sleep(isSlow ? Math.random() * 15_000 : 0)
const environment = { SMTP_URL: mailServer.url, STARTER_SITE: 'off', LOG_LEVEL: 'fatal' }
const start = () => startProduct({ dataDir: folder.dataDir, environment })

const acknowledged: string[] = []
const uncertain: string[] = []
let kills = 0
let product = await start()

/** Invites users until the call fails, as it does when the process is killed. */
const invite = async (): Promise<void> => {
  const client = await product.logIn()
  for (;;) {
    const email = `guest-${acknowledged.length + uncertain.length}@example.org`
    try {
      await client.auth.register({ body: { name: 'Guest', email, role: 5 } })
      acknowledged.push(email)
    } catch (error) {
      uncertain.push(email)
      if (isRefusal(error) && error.status < 500) throw error
      return
    }
    await sleep(200 + Math.random() * 800)
  }
}

const end = Date.now() + minutes * 60_000
while (Date.now() < end) {
  const inviting = invite()
  await sleep(5_000 + Math.random() * 20_000)
  await product.stop('SIGKILL')
  kills++
  await inviting
  product = await start()
}

isSlow = false
const arrivals = () => Map.groupBy(mailServer.arrived, ({ recipient }) => recipient)
// An email during which several processes ended waits before it is tried again.
const deadline = Date.now() + 1_200_000
while (acknowledged.some(email => !arrivals().has(email)) && Date.now() < deadline) await sleep(500)
// Pending emails may still arrive, and so may unwanted duplicates.
await sleep(20_000)

const lost = acknowledged.filter(email => !arrivals().has(email))
const twice = [...arrivals()].filter(([, mails]) => mails.length > 1)
const ids = new Set(mailServer.arrived.map(({ id }) => id))
console.table({
  mails: {
    minutes,
    'times killed': kills,
    acknowledged: acknowledged.length,
    uncertain: uncertain.length,
    arrived: arrivals().size,
    lost: lost.length,
    'arrived twice': twice.length,
    'distinct ids': ids.size,
  },
})
await product.stop()
await mailServer.close()
await folder.remove()
process.exit(lost.length === 0 && twice.length === 0 ? 0 : 1)
