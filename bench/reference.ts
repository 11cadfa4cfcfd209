import { fork } from 'node:child_process'
import { once } from 'node:events'

export interface Reference {
  url: string
  pids: number[]
  stop(): Promise<void>
}

/** A minimal `node:http` server in a separate process, which sends `body` or renders `view` for each request. */
export const startReference = async (content: { body: string } | { view: object }): Promise<Reference> => {
  const child = fork(new URL('reference-server.ts', import.meta.url), { env: { NODE_ENV: 'production' } })
  child.send(content)
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, pids: [child.pid ?? 0], stop: async () => void child.kill() }
}
