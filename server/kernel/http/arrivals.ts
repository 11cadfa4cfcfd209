import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

interface Arrivals {
  /** Notes a new connection, and has its requests read if it was accepted. */
  note(socket: Socket, read: (() => void) | undefined): void
  stopListening(servers: readonly Server[]): Promise<void>
}

/** Connections that are taken at the end without reading their requests: about four times what the system lets wait. */
const maxArrivals = 2_000

/** The connections that arrive, up to the last one when the process stops listening. */
export const createArrivals = (): Arrivals => {
  let count = 0
  let startReading = (_socket: Socket, read: () => void) => read()
  return {
    note: (socket, read) => {
      count++
      if (read) startReading(socket, read)
    },
    /**
     * Closing a listener resets the connections that wait to be accepted, and Node.js accepts only one in each turn of its
     * event loop. Until none waits, the turns are kept short by accepting only: no request is read.
     */
    stopListening: async servers => {
      const held: (() => void)[] = []
      startReading = (socket, read) => {
        socket.on('error', ignore)
        held.push(() => {
          socket.off('error', ignore)
          if (!socket.destroyed) read()
        })
      }
      // The first turn may end before it has looked for new connections.
      await setImmediate()
      const first = count
      let isWaiting = true
      while (isWaiting) {
        const before = count
        await setImmediate()
        isWaiting = count > before && count - first < maxArrivals
      }
      for (const server of servers) server.close()
      for (const read of held) read()
    },
  }
}

const ignore = () => {}
