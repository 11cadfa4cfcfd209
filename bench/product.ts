import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Client, createClient } from '@ximblox/contract/client'
import { freePort } from './free-port.ts'

export interface Product {
  url: string
  /** Logged in as the administrator. */
  client: Client
  /** The server's process and that of its database. */
  pids: number[]
  stop(): Promise<void>
}

const ownRoot = fileURLToPath(new URL('..', import.meta.url))
const email = 'bench@example.org'
const password = 'Journey-Horse-9'

/** Starts the product as shipped, from this checkout or another one, with an empty site and its own database. */
export const startProduct = async (root = ownRoot): Promise<Product> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ximblox-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['--conditions=development', 'site/main.ts', 'start'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      STARTER_SITE: 'off',
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(url, child)
  const client = createClient({ baseURL: url, cookies: true })
  await client.auth.login({ body: { email, password } })
  return {
    url,
    client,
    pids: [child.pid ?? 0, await databasePID(dataDir)],
    stop: async () => {
      const exited = new Promise(resolve => child.on('exit', resolve))
      child.kill('SIGTERM')
      await exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const untilReady = async (url: string, child: ChildProcess): Promise<void> => {
  while (child.exitCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await pause(100)
  }
  throw new Error('the product did not start')
}

const databasePID = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
