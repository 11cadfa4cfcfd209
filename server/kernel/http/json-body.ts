import { limits } from '@ximblox/contract/limits'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors/errors.ts'

/** Only accepts JSON in UTF-8: no text/plain, no forms, no compression, no deep nesting. */
export const acceptJsonOnly = (server: FastifyInstance): void => {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser(['application/json', 'text/plain'])
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    if (isTooDeep(body as string)) return done(refuse('tooDeep', '', { params: { max: limits.jsonDepth } }))
    void parse(request, body as string, done)
  })
}

/** Counts brackets outside strings, so that deep nesting is refused before parsing. */
export const isTooDeep = (text: string, maxDepth: number = limits.jsonDepth): boolean => {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (quoted) {
      if (character === '\\') at++
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === '{' || character === '[') {
      depth++
      if (depth > maxDepth) return true
    } else if (character === '}' || character === ']') depth--
  }
  return false
}
