import type { Socket } from 'node:net'
import { createUnreadBytes } from './unread-bytes.ts'

/** The number of unread bytes, how many checks found it unchanged, and the time of the last check. */
interface Stall {
  unread: number | undefined
  checks: number
  at: number
}

interface UnreadCheck {
  /** The timeout of connections, after which `closeUnlessRead` is called while something waits to be sent. */
  checkInterval: number
  /** Disconnects a client that has read nothing for as long as it may. */
  closeUnlessRead(socket: Socket): Promise<void>
}

const maxIdleChecks = 2

/** Finds clients that do not read their response for `limit` milliseconds. */
export const createUnreadCheck = (limit: number): UnreadCheck => {
  const checkInterval = limit / maxIdleChecks
  const unreadBytes = createUnreadBytes(checkInterval / 20)
  const stalls = new WeakMap<Socket, Stall>()
  return {
    checkInterval,
    closeUnlessRead: async socket => {
      const stall = stalls.get(socket)
      const at = performance.now()
      const unread = await unreadBytes(socket)
      if (socket.destroyed) return
      // The timeout passes more than once between two checks only if Node.js could send something in between.
      const isSame = stall && at - stall.at < 1.5 * checkInterval && (unread ?? 0) >= (stall.unread ?? 0)
      const checks = isSame ? stall.checks + 1 : 0
      stalls.set(socket, { unread, checks, at })
      // After a reset, the operating system drops the data at once instead of offering it to the client again.
      if (checks === maxIdleChecks) socket.resetAndDestroy()
      else socket.setTimeout(checkInterval)
    },
  }
}
