import { defaultLanguage, type Language, languages } from '@ximblox/contract/locales'
import { messageOf } from '@ximblox/contract/messages/message-of'
import type { Labels } from '@ximblox/contract/messages/subject'
import type { FastifyRequest } from 'fastify'
import type { Refusal } from '../errors/errors.ts'

/** The response body of a refusal, with its first error in the caller's language. `labels` name blocks and fields. */
export const refusalBody = (refusal: Refusal, language: Language, labels?: Labels) => ({
  Success: false as const,
  Errors: refusal.entries,
  Message: refusal.entries[0] ? messageOf(language, refusal.entries[0], labels) : '',
  ...refusal.payload,
})

export const languageOfRequest = (request: FastifyRequest): Language =>
  requestedLanguage(request) ?? defaultLanguage

/** The first supported language of the caller's Accept-Language header. */
export const requestedLanguage = (request: FastifyRequest): Language | undefined => {
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map(part => part.trim().slice(0, 2).toLowerCase())
  return wanted.flatMap(part => languages.find(language => language === part) ?? [])[0]
}
