import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { serversOf } from '../kernel/db/embedded/server-processes.ts'

/** A process with an embedded database, see embedded-child.ts. */
export interface EmbeddedProcess {
  child: ChildProcess
  /** The next message with this key. */
  next: (key: 'ready' | 'writing') => Promise<Record<string, unknown>>
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** The last words are a program that runs Node, with its own words. */
export function startEmbeddedProcess(
  dataDir: string,
  acknowledgedFile?: string,
  [execPath = process.execPath, ...words]: readonly string[] = [],
): EmbeddedProcess {
  const script = new URL('./embedded-child.ts', import.meta.url)
  const args = acknowledgedFile ? [dataDir, acknowledgedFile] : [dataDir]
  const child = fork(script, args, {
    execPath,
    execArgv: [...words, '--conditions=development'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let errors = ''
  child.stderr?.on('data', chunk => {
    errors += String(chunk)
  })
  const ended = once(child, 'exit')
  return {
    child,
    next: key => nextMessage(child, key, () => errors),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      child.send('stop')
      await ended
    },
  }
}

function nextMessage(
  child: ChildProcess,
  key: string,
  errors: () => string,
): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: Serializable) => {
      if (typeof message === 'object' && key in message) settle(() => resolve({ ...message }))
    }
    const onExit = () => settle(() => reject(new Error(`The process with the database ended: ${errors()}`)))
    const settle = (finish: () => void) => {
      child.off('message', onMessage).off('exit', onExit)
      finish()
    }
    child.on('message', onMessage).on('exit', onExit)
  })
}

/** Kills all server processes of a test's data folder. */
export async function killServers(dataDir: string): Promise<void> {
  for (let pids = serversOf(dataDir); pids.length > 0; pids = serversOf(dataDir)) {
    for (const pid of pids) killIfThere(pid)
    await sleep(10)
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has already exited.
  }
}
