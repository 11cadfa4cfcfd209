import { apiPrefix } from '@ximblox/contract/api-path'
import type { Features } from '@ximblox/contract/client/types'
import { openapi } from '@ximblox/contract/openapi'
import { openapiPage, openapiStyles } from '@ximblox/contract/openapi-page'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { version } from '../version.ts'

/** Serves the API documentation for machines and people, generated from the schemas that the server enforces. */
export const mountDescription = (server: FastifyInstance, config: Config, features: Features): void => {
  const description = openapi(features, { title: 'Ximblox', version, serverURL: config.publicURL })
  const pages = {
    'openapi.json': { type: 'application/json; charset=utf-8', body: JSON.stringify(description) },
    docs: { type: 'text/html; charset=utf-8', body: openapiPage(description) },
    'docs.css': { type: 'text/css; charset=utf-8', body: openapiStyles },
  }
  for (const [name, { type, body }] of Object.entries(pages)) {
    server.get(`${apiPrefix}/${name}`, (_request, reply) => reply.type(type).send(body))
  }
}
