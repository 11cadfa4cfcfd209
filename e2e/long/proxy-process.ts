import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { HandbookProxy, Site } from './handbook-proxies.ts'

const execute = promisify(execFile)

export interface RunningProxy {
  /** What its processes hold and wrote since they started, in MB. */
  usage(): Promise<{ memory: number; written: number }>
  /** The last lines that it wrote. */
  output(): string
  stop(): Promise<void>
}

export interface Certificate {
  text: string
  files: Site['certificate']
  remove(): Promise<void>
}

/** Undefined when it is not installed. */
export const versionOf = async ({ command, versionArgument }: HandbookProxy): Promise<string | undefined> => {
  try {
    const { stdout, stderr } = await execute(command, [versionArgument])
    return `${stdout}${stderr}`.split('\n')[0]
  } catch {
    return undefined
  }
}

/** A certificate for example.org that only those who get its text trust. */
export const makeCertificate = async (): Promise<Certificate> => {
  const folder = await mkdtemp(join(tmpdir(), 'ximblox-certificate-'))
  const [chain, key, both] = ['chain.pem', 'key.pem', 'both.pem'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const request = '-x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -subj /CN=example.org'
  const name = ['-addext', 'subjectAltName=DNS:example.org']
  await execute('openssl', ['req', ...request.split(' '), ...name, '-keyout', key, '-out', chain])
  const text = await readFile(chain, 'utf8')
  await writeFile(both, text + (await readFile(key, 'utf8')), { mode: 0o600 })
  const remove = () => rm(folder, { recursive: true, force: true })
  return { text, files: { chain, key, both }, remove }
}

/** Starts it with the configuration of the handbook, and waits until it answers at the URL. */
export const startProxy = async (
  proxy: HandbookProxy,
  site: Omit<Site, 'folder'>,
  url: string,
): Promise<RunningProxy> => {
  const folder = await mkdtemp(join(tmpdir(), 'ximblox-proxy-'))
  const file = join(folder, 'config')
  await writeFile(file, await proxy.configFor({ ...site, folder }))
  const home = join(folder, 'home')
  await mkdir(home)
  const child = spawn(proxy.command, proxy.argumentsFor(file), {
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      output = (output + text).slice(-4_000)
    })
  const exited = new Promise(resolve => child.once('exit', resolve))
  const deadline = Date.now() + 20_000
  while (!(await isAnswering(url))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${proxy.name} does not answer:\n${output}`)
    await sleep(50)
  }
  return {
    usage: async () => {
      const pids = await withChildren(child.pid ?? 0)
      const usages = await Promise.all(pids.map(usageOf))
      return {
        memory: sum(usages.map(({ memory }) => memory)),
        written: sum(usages.map(({ written }) => written)),
      }
    },
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      const limit = setTimeout(() => child.kill('SIGKILL'), 5_000)
      await exited
      clearTimeout(limit)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const isAnswering = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/healthz`).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.status === 200
}

const withChildren = async (pid: number): Promise<number[]> => {
  const threads = await readdir(`/proc/${pid}/task`)
  const lists = await Promise.all(threads.map(id => readFile(`/proc/${pid}/task/${id}/children`, 'utf8')))
  return [pid, ...lists.flatMap(list => list.split(' ').filter(Boolean).map(Number))]
}

/** The most memory that the process had, and what it wrote to files. */
const usageOf = async (pid: number) => ({
  memory: numberIn(await readFile(`/proc/${pid}/status`, 'utf8'), /^VmHWM:\s+(\d+) kB/m) / 1_024,
  written: numberIn(await readFile(`/proc/${pid}/io`, 'utf8'), /^write_bytes: (\d+)/m) / 1_048_576,
})

const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? Number.NaN)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
