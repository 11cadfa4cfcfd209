import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The contents of a running server's postmaster.pid. */
export interface PostmasterPid {
  pid: number
  port: number
  socketFolder: string
  status: string
}

export function readPostmasterPid(dataDir: string): PostmasterPid | undefined {
  try {
    return parsePostmasterPid(readFileSync(postmasterPidPath(dataDir), 'utf8'))
  } catch {
    return undefined
  }
}

export function parsePostmasterPid(text: string): PostmasterPid | undefined {
  const [pid, , , port, socketFolder = '', , , status = ''] = text.split('\n')
  if (!Number(pid)) return undefined
  // A server in single-user mode writes its process id negated.
  return { pid: Math.abs(Number(pid)), port: Number(port), socketFolder, status: status.trim() }
}

export function postmasterPidPath(dataDir: string): string {
  return join(dataDir, 'postmaster.pid')
}
