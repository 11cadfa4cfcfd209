import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The trace that a request belongs to, which a proxy or another service began (W3C Trace Context). */
export interface Trace {
  id: string
  /** The header of the answer, with a span of its own. */
  answer: string
}

const pattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const zeros = /^0+$/

/** Takes over the trace of a request; a malformed one is ignored, as the standard asks. */
export const traceOf = ({ traceparent }: IncomingHttpHeaders): Trace | undefined => {
  if (typeof traceparent !== 'string') return undefined
  const [, id = '', parent = '', flags = ''] = pattern.exec(traceparent) ?? []
  if (id === '' || zeros.test(id) || zeros.test(parent)) return undefined
  return { id, answer: `00-${id}-${randomBytes(8).toString('hex')}-${flags}` }
}
