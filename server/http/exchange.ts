import type { FastifyRequest } from 'fastify'
import type { Session } from '../session/session.ts'

/** The little of a request that an operation on sessions or files may need besides actor and input. */
export interface Exchange {
  session: Session
  agent: string
  /** Replaces the session of this exchange; its cookie and token go out with the answer. */
  setSession(session: Session): void
  request: FastifyRequest
}
