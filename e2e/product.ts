import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Client } from '@ximblox/contract/client'
import { keepOutput } from './keep-output.ts'
import { logIn } from './log-in.ts'
import { testTimeout } from './test-timeouts.ts'

const ownMain = fileURLToPath(new URL('../site/main.ts', import.meta.url))

/** The product as a separate process, started as `npm start` does. */
export interface Product {
  url: string
  process: ChildProcess
  /** Logs in as the first administrator. */
  logIn(): Promise<Client>
  /** Stops it as a service manager does, and waits until it has exited. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

export const administrator = { email: 'admin@example.org', password: 'Journey-Horse-9' }

interface Options {
  dataDir: string
  /** Defaults to a free one. */
  port?: number
  /** The program of another release. */
  main?: string
  environment?: Record<string, string>
}

/** Starts it on a data folder and waits until it is ready. */
export const startProduct = async (options: Options): Promise<Product> => {
  const { dataDir, port = await freePort(), main = ownMain, environment = {} } = options
  const child = spawn(process.execPath, ['--conditions=development', main, 'start'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  keepOutput(child, `product-${port}`)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', text => {
      output += text
    })
  }
  const ended = new Promise<number | null>(resolve => child.on('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  const failed = ended.then(code => {
    throw new Error(`the product ended with ${code}:\n${output}`)
  })
  const limit = setTimeout(() => child.kill('SIGKILL'), testTimeout)
  await Promise.race([untilReady(url, child), failed]).finally(() => clearTimeout(limit))
  return {
    url,
    process: child,
    logIn: () => logIn(url, administrator),
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

const untilReady = async (url: string, child: ChildProcess): Promise<void> => {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.status === 200) return
    await new Promise(resolve => setTimeout(resolve, 25))
  }
}

export interface DataDir {
  dataDir: string
  remove(): Promise<void>
}

/** A new data folder, and a function that deletes it. */
export const freshDataDir = async (): Promise<DataDir> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ximblox-e2e-'))
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

/** A copy of the data folder of a product that has stopped. */
export const copyDataDir = async (source: string): Promise<DataDir> => {
  const copy = await freshDataDir()
  await cp(source, copy.dataDir, { recursive: true, preserveTimestamps: true })
  return copy
}

const readPidFile = async (dataDir: string): Promise<string[]> =>
  (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')

/** The process id of the embedded database's server, for tests that kill it. */
export const databasePID = async (dataDir: string): Promise<number> => Number((await readPidFile(dataDir))[0])

/** The `DATABASE_URL` of the embedded database of a running product, for further nodes. */
export const embeddedDatabaseURL = async (dataDir: string): Promise<string> => {
  const [, , , , socketFolder = ''] = await readPidFile(dataDir)
  const folder = resolve(dataDir, 'postgres', socketFolder)
  return `postgresql://ximblox@localhost/ximblox?host=${encodeURIComponent(folder)}`
}
