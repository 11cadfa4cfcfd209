import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Logger } from '../logging/log.ts'
import { warnEachMinute } from '../logging/warn-each-minute.ts'
import { networkOf } from '../network.ts'
import { createUnreadBytes } from './unread-bytes.ts'

export interface ConnectionLimits {
  total: number
  /** For one IPv4 address, or one /64 of IPv6. */
  perNetwork: number
  /** True for a trusted proxy, whose connections belong to many clients. */
  isProxy(address: string): boolean
  /** How long a client may leave a pending response unread, in milliseconds. */
  unreadAnswer: number
  /** How long an idle connection is kept, normally and while more than half of the connections are in use. */
  keepAlive: { normal: number; underPressure: number }
}

export interface Connections {
  attach(server: Server): void
  /** Marks a connection as busy until this response is closed. Returns false when the connection is already closed. */
  requestStarted(socket: Socket, response: ServerResponse): boolean
  /**
   * Stops listening and closes each connection as soon as it has no request in progress. Resolves when the idle ones are
   * closed, shortly after: a request that has already arrived is answered.
   */
  drain(): Promise<void>
}

interface Connection {
  socket: Socket
  peer: Peer | undefined
  responses: Set<ServerResponse>
  /**
   * Set while nothing can be sent: the number of unread bytes, how many checks found it unchanged, and the time of the
   * last check.
   */
  stall?: { unread: number | undefined; checks: number; at: number }
}

/** One network with its connections. `idle` is ordered by when they became idle. */
interface Peer {
  network: string
  open: number
  idle: Set<Connection>
}

const maxIdleChecks = 2

/** How long requests that are on their way may take to arrive when connections are drained, in milliseconds. */
const arrivalPeriod = 100

/** Connections that are taken at the end without reading their requests: about four times what the system lets wait. */
const maxArrivals = 2_000

/**
 * Requests that a client may send without waiting for responses. One packet can contain more than a thousand small
 * ones.
 */
const maxPipelined = 100

/**
 * Shares the connections of a process fairly: each network has a limit, and when all connections are in use, an idle
 * one is closed for a new one. Clients that do not read their response are disconnected.
 */
export const createConnections = (limits: ConnectionLimits, log: Pick<Logger, 'warn'>): Connections => {
  const servers: Server[] = []
  const connections = new Map<Socket, Connection>()
  const idle = new Set<Connection>()
  const peers = new Map<string, Peer>()
  const checkInterval = limits.unreadAnswer / maxIdleChecks
  const unreadBytes = createUnreadBytes(checkInterval / 20)
  let isDraining = false
  let arrivals = 0
  let startReading = (_socket: Socket, read: () => void) => read()
  const reportRefusal = warnEachMinute(log, 'connections were refused because too many are open')

  const accept = (socket: Socket): boolean => {
    const { remoteAddress } = socket
    // Without an address, the client has already disconnected.
    if (remoteAddress === undefined) return false
    const peer = limits.isProxy(remoteAddress) ? undefined : peerOf(networkOf(remoteAddress))
    const hasRoom =
      (!peer || peer.open < limits.perNetwork || dropOldest(peer.idle)) &&
      (connections.size < limits.total || dropOldest(idle))
    if (!hasRoom) {
      reportRefusal({ network: peer?.network })
      return false
    }
    const connection: Connection = { socket, peer, responses: new Set() }
    connections.set(socket, connection)
    if (peer) {
      peers.set(peer.network, peer)
      peer.open++
    }
    becomeIdle(connection)
    socket.once('close', () => removeConnection(connection))
    tuneKeepAlive()
    return true
  }

  const peerOf = (network: string): Peer => peers.get(network) ?? { network, open: 0, idle: new Set() }

  const dropOldest = (candidates: Set<Connection>): boolean => {
    const [oldest] = candidates
    if (!oldest) return false
    removeConnection(oldest)
    oldest.socket.destroy()
    return true
  }

  const removeConnection = (connection: Connection) => {
    if (!connections.delete(connection.socket)) return
    becomeBusy(connection)
    const { peer } = connection
    if (peer && --peer.open === 0) peers.delete(peer.network)
    tuneKeepAlive()
  }

  const becomeIdle = (connection: Connection) => {
    idle.add(connection)
    connection.peer?.idle.add(connection)
  }

  const becomeBusy = (connection: Connection) => {
    idle.delete(connection)
    connection.peer?.idle.delete(connection)
  }

  const tuneKeepAlive = () => {
    const { normal, underPressure } = limits.keepAlive
    const keepAliveTimeout = connections.size > limits.total / 2 ? underPressure : normal
    for (const server of servers) server.keepAliveTimeout = keepAliveTimeout
  }

  const requestStarted = (socket: Socket, response: ServerResponse): boolean => {
    const connection = connections.get(socket)
    if (!connection) return false
    if (connection.responses.size === maxPipelined) {
      removeConnection(connection)
      socket.resetAndDestroy()
      return false
    }
    if (connection.responses.size === 0) becomeBusy(connection)
    connection.responses.add(response)
    if (isDraining) response.shouldKeepAlive = false
    response.once('close', () => requestEnded(connection, response))
    return true
  }

  const requestEnded = (connection: Connection, response: ServerResponse) => {
    connection.responses.delete(response)
    if (connection.responses.size > 0 || !connections.has(connection.socket)) return
    if (isDraining) connection.socket.destroySoon()
    else becomeIdle(connection)
  }

  /** Called when a connection had no activity for the timeout. */
  const onTimeout = (socket: Socket) => {
    const connection = connections.get(socket)
    if (!connection || connection.responses.size === 0) socket.destroy()
    else if (socket.writableLength > 0) void closeUnlessRead(connection)
  }

  const closeUnlessRead = async (connection: Connection) => {
    const { socket, stall } = connection
    const at = performance.now()
    const unread = await unreadBytes(socket)
    if (socket.destroyed) return
    // The timeout passes more than once between two checks only if Node.js could send something in between.
    const isSame = stall && at - stall.at < 1.5 * checkInterval && (unread ?? 0) >= (stall.unread ?? 0)
    const checks = isSame ? stall.checks + 1 : 0
    connection.stall = { unread, checks, at }
    // After a reset, the operating system drops the data at once instead of offering it to the client again.
    if (checks === maxIdleChecks) socket.resetAndDestroy()
    else socket.setTimeout(checkInterval)
  }

  /**
   * Closing a listener resets the connections that wait to be accepted, and Node.js accepts only one in each turn of its
   * event loop. Until none waits, the turns are kept short by accepting only: no request is read.
   */
  const stopListening = async () => {
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
    const first = arrivals
    let isWaiting = true
    while (isWaiting) {
      const before = arrivals
      await setImmediate()
      isWaiting = arrivals > before && arrivals - first < maxArrivals
    }
    for (const server of servers) server.close()
    for (const read of held) read()
  }

  return {
    attach: server => {
      servers.push(server)
      server.setTimeout(checkInterval, onTimeout)
      tuneKeepAlive()
      // Replaces the parser's own listener, so that a refused connection costs no parser.
      const parse = server.listeners('connection')
      server.removeAllListeners('connection')
      server.on('connection', socket => {
        arrivals++
        if (!accept(socket)) socket.resetAndDestroy()
        else startReading(socket, () => parse.forEach(listener => Reflect.apply(listener, server, [socket])))
      })
    },
    requestStarted,
    drain: async () => {
      isDraining = true
      for (const { responses } of connections.values())
        for (const response of responses) response.shouldKeepAlive = false
      await setTimeout(arrivalPeriod)
      await stopListening()
      await setTimeout(arrivalPeriod)
      for (const connection of idle) connection.socket.destroy()
    },
  }
}

const ignore = () => {}
