import { apiPrefix } from '@ximblox/contract/api-path'
import type { Features } from '@ximblox/contract/client/types'
import { openapi } from '@ximblox/contract/openapi'
import { openapiPage, openapiStyles } from '@ximblox/contract/openapi-page'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { version } from '../version.ts'

/** Serves the API documentation for machines and people, generated from the schemas that the server enforces. */
export const mountDescription = (server: FastifyInstance, config: Config, features: Features): void => {
  const description = once(() =>
    openapi(features, { title: 'Ximblox', version, serverURL: config.publicURL }),
  )
  const pages = {
    'openapi.json': {
      type: 'application/json; charset=utf-8',
      body: once(() => JSON.stringify(description())),
    },
    docs: { type: 'text/html; charset=utf-8', body: once(() => openapiPage(description())) },
    'docs.css': { type: 'text/css; charset=utf-8', body: () => openapiStyles },
  }
  for (const [name, { type, body }] of Object.entries(pages)) {
    server.get(`${apiPrefix}/${name}`, (_request, reply) => reply.type(type).send(body()))
  }
}

/** It takes a fifth of a second, which most starts can do without. */
const once = <R>(make: () => R) => {
  let made: { value: R } | undefined
  return () => (made ??= { value: make() }).value
}
