import type { FastifyRequest } from 'fastify'
import type { Session } from '../session/session.ts'

/** The parts of a request that operations on sessions or files need besides actor and input. */
export interface Exchange {
  session: Session
  agent: string
  /** Replaces the session of this exchange. Its cookie and token are sent with the response. */
  setSession(session: Session): void
  request: FastifyRequest
}
