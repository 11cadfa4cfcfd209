import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brotli, gzip } from './compress.ts'
import { acceptedEncoding } from './encoding.ts'

/** Shorter answers gain less than the work costs; secrets, such as those of new links, are in such answers or in headers. */
const worthwhileBytes = 1_024

/** Compresses texts, such as the answers of calls. Files and what was compressed when it was built stay as they are. */
export const compressAnswers = (server: FastifyInstance): void => {
  server.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (typeof payload !== 'string' || payload.length < worthwhileBytes) return payload
    if (reply.hasHeader('content-encoding')) return payload
    reply.header('vary', [reply.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', '))
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (encoding === 'identity') return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    // An answer is made for one request, so that both formats are set to be quick.
    const bytes = Buffer.from(payload)
    return encoding === 'br' ? brotli(bytes, 4) : gzip(bytes, 5)
  })
}
