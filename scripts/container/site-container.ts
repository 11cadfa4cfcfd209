import { setTimeout as sleep } from 'node:timers/promises'
import { administrator, freePort } from '@ximblox/e2e/product'
import type { Engine } from './engine.ts'

/** As in the compose file of a project, without the port, which is that of the machine here. */
export const composeOptions = [
  '--init',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  '--shm-size=256m',
  '--stop-timeout=30',
]

export interface SiteContainer {
  url: string
  /** How long it took until the site was ready, in ms. */
  startTime: number
  /** Runs a command in the container and returns what it prints. */
  exec(...words: string[]): Promise<string>
  execAsRoot(...words: string[]): Promise<string>
  /** Runs the health check of the image. */
  healthCheck(): Promise<boolean>
  memory(): Promise<number>
  stop(): Promise<{ duration: number; code: number }>
  /** Ends all its processes at once. */
  kill(): Promise<void>
  /** Starts it again and waits until it is ready. */
  restart(): Promise<void>
  remove(): Promise<void>
}

/** What the .env file of a project sets. */
const settings = {
  PUBLIC_URL: 'http://localhost:3000',
  SECRET: 'a text for tests of at least 32 characters',
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
}

const asOptions = (environment: Record<string, string>) =>
  Object.entries(environment).map(([name, value]) => `--env=${name}=${value}`)

/** Runs a command in a container of its own and returns what it prints. */
export const runCommand = (
  { podman, runOptions }: Engine,
  image: string,
  options: readonly string[],
  command: readonly string[],
): Promise<string> =>
  podman('run', '--rm', ...runOptions, ...asOptions(settings), ...options, image, ...command)

/** Starts a container of an image and waits until its site is ready. Fails with its log if it ends before. */
export const startContainer = async (
  { podman, runOptions }: Engine,
  image: string,
  options: readonly string[],
  command: (port: number) => readonly string[] = () => [],
): Promise<SiteContainer> => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const environment = asOptions({ ...settings, PORT: String(port), PUBLIC_URL: url })
  const began = performance.now()
  const id = await podman(
    'run',
    '--detach',
    ...runOptions,
    ...environment,
    ...options,
    image,
    ...command(port),
  )
  const remove = async () => void (await podman('rm', '--force', '--time', '1', '--volumes=false', id))
  const state = (field: string) => podman('inspect', `--format={{.State.${field}}}`, id)
  const untilReady = async () => {
    const deadline = Date.now() + 120_000
    while (!(await isReady(url))) {
      const isOver = Date.now() > deadline
      if (isOver || (await state('Running')) !== 'true')
        throw new Error(`${isOver ? 'not ready' : 'ended'}: ${await readLog(podman, id)}`)
      await sleep(100)
    }
  }
  const exec = (...words: string[]) => podman('exec', id, ...words)
  try {
    await untilReady()
  } catch (error) {
    await remove()
    throw error
  }
  return {
    url,
    startTime: Math.round(performance.now() - began),
    exec,
    execAsRoot: (...words) => podman('exec', '--user=root', id, ...words),
    healthCheck: () =>
      podman('healthcheck', 'run', id).then(
        () => true,
        () => false,
      ),
    memory: async () =>
      sumOfMemory(await exec('sh', '-c', 'cat /proc/[0-9]*/smaps_rollup 2>/dev/null; true')),
    stop: async () => {
      const asked = performance.now()
      await podman('stop', id)
      return { duration: Math.round(performance.now() - asked), code: Number(await state('ExitCode')) }
    },
    kill: async () => void (await podman('kill', '--signal=KILL', id)),
    restart: async () => {
      await podman('start', id)
      await untilReady()
    },
    remove,
  }
}

const readLog = async (podman: Engine['podman'], id: string): Promise<string> =>
  (await podman('logs', '--tail=3', id)).split('\n').at(-1) || 'nothing was logged'

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    async answer => {
      await answer.arrayBuffer()
      return answer.ok
    },
    () => false,
  )

/** In MB; what processes share is divided among them. */
const sumOfMemory = (rollups: string): number =>
  Math.round(
    [...rollups.matchAll(/^Pss:\s+(\d+) kB/gm)].reduce((sum, [, size]) => sum + Number(size), 0) / 1024,
  )
