import { fork, type Serializable } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'

/** The product in a separate process, see product-child.ts. */
export interface ProductProcess {
  url: string
  /** The number of file rows, and of files of any kind in its media folder. */
  holds(): Promise<{ rows: number; files: number }>
  /** Resident memory in megabytes. */
  memory(): Promise<number>
  /** The number of open files and sockets. */
  handles(): Promise<number>
  stop(): Promise<void>
}

export const startProductProcess = async (): Promise<ProductProcess> => {
  const child = fork(new URL('./product-child.ts', import.meta.url), {
    execArgv: ['--conditions=development'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const next = async <M>() => ((await once(child, 'message')) as [M])[0]
  const { url } = await next<{ url: string }>()
  return {
    url,
    holds: async () => {
      const answer = next<{ rows: number; files: number }>()
      child.send('tell' satisfies Serializable)
      return answer
    },
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
    handles: async () => (await readdir(`/proc/${child.pid}/fd`)).length,
    stop: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
