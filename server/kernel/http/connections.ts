import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from '../logging/log.ts'
import { warnEachMinute } from '../logging/warn-each-minute.ts'
import { networkOf } from '../network.ts'
import { createArrivals } from './arrivals.ts'
import { createUnreadCheck } from './unread-check.ts'

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
}

/** One network with its connections. `idle` is ordered by when they became idle. */
interface Peer {
  network: string
  open: number
  idle: Set<Connection>
}

/** How long requests that are on their way may take to arrive when connections are drained, in milliseconds. */
const arrivalPeriod = 100

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
  const { checkInterval, closeUnlessRead } = createUnreadCheck(limits.unreadAnswer)
  const arrivals = createArrivals()
  let isDraining = false
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
    else if (socket.writableLength > 0) void closeUnlessRead(socket)
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
        const read = accept(socket)
          ? () => parse.forEach(listener => Reflect.apply(listener, server, [socket]))
          : undefined
        if (!read) socket.resetAndDestroy()
        arrivals.note(socket, read)
      })
    },
    requestStarted,
    drain: async () => {
      isDraining = true
      for (const { responses } of connections.values())
        for (const response of responses) response.shouldKeepAlive = false
      await setTimeout(arrivalPeriod)
      await arrivals.stopListening(servers)
      await setTimeout(arrivalPeriod)
      for (const connection of idle) connection.socket.destroy()
    },
  }
}
