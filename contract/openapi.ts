import { apiPrefix } from './api-path.ts'
import { permissionsFor } from './call.ts'
import type { Features } from './client/types.ts'
import { errorCodes } from './errors.ts'
import type { Json, JsonObject } from './fields.ts'
import type { DescribedError, OpenAPIDocument, Operation, Parameter, Response } from './openapi/document.ts'
import { errorReference } from './openapi/error-reference.ts'
import { errorResponses, needsToken } from './openapi/error-responses.ts'
import { type CallShape, shapesOf } from './openapi/shapes.ts'

interface Info {
  title: string
  version: string
  serverURL: string
}

/** The OpenAPI 3.1 document, generated from the schemas that the server enforces. */
export const openapi = (features: Features, { title, version, serverURL }: Info): OpenAPIDocument => {
  const { calls, schemas } = shapesOf(features)
  const errors = errorReference(calls)
  const byPath = Map.groupBy(calls, ({ path }) => apiPrefix + path)
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: [{ url: serverURL }],
    tags: Object.keys(features).map(name => ({ name })),
    paths: Object.fromEntries(
      [...byPath].map(([path, group]) => [
        path,
        Object.fromEntries(group.map(call => [call.method.toLowerCase(), operationOf(call)])),
      ]),
    ),
    components: {
      parameters: headers,
      schemas: { ...schemas, ErrorCode: codeSchema(errors) },
      securitySchemes,
    },
    'x-errors': errors,
  }
}

/** Every code as one enum, with the errors that it stands for. */
const codeSchema = (errors: readonly DescribedError[]): JsonObject => ({
  type: 'string',
  enum: errorCodes,
  description: errors
    .map(({ name, code, reason, meaning }) => `${[code, reason, name].filter(Boolean).join(' ')}: ${meaning}`)
    .join('\n'),
})

const headers = {
  XHR: { name: 'X-Requested-With', in: 'header', required: true, schema: { const: 'XMLHttpRequest' } },
  CSRF: { name: 'X-CSRF-Token', in: 'header', required: true, schema: { type: 'string' } },
} satisfies Record<string, Parameter>

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description: 'The cookie that `auth.login` sets. Calls other than GET need both headers besides.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API token, which needs no further headers. It is created under Settings.',
  },
}

/** Who may make a call: anyone, or the user of a session or of an API token. */
const securityOf = ({ access, tokens }: CallShape) =>
  access === 'anyone' ? [] : [{ session: [] }, ...(tokens ? [{ token: [] }] : [])]

const operationOf = (call: CallShape): Operation => ({
  operationId: call.id,
  tags: [call.id.slice(0, call.id.indexOf('.'))],
  summary: call.summary,
  'x-permission': typeof call.access === 'string' ? call.access : permissionsFor(call.access).join(' or '),
  security: securityOf(call),
  parameters: [
    ...parametersOf('path', call.params),
    ...parametersOf('query', call.query),
    ...headersOf(call),
  ],
  ...(call.body && { requestBody: { required: true, content: requestContent(call, call.body) } }),
  responses: { '200': successResponse(call), ...errorResponses(call) },
})

const parametersOf = (place: 'path' | 'query', schema: JsonObject | null): Parameter[] => {
  const required = Array.isArray(schema?.required) ? schema.required : []
  return Object.entries(propertiesOf(schema)).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: asObject(property),
  }))
}

const headersOf = (call: CallShape) => [
  ...(call.method === 'GET' ? [] : [{ $ref: '#/components/parameters/XHR' }]),
  ...(needsToken(call) ? [{ $ref: '#/components/parameters/CSRF' }] : []),
]

const requestContent = ({ transport, filePart }: CallShape, body: JsonObject) => {
  if (transport !== 'multipart') return { 'application/json': { schema: body } }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  return {
    'multipart/form-data': { schema: { ...body, properties: { ...propertiesOf(body), [filePart]: file } } },
  }
}

const successResponse = ({ transport, response }: CallShape): Response => {
  if (transport === 'file') return { description: 'The file', content: { 'application/octet-stream': {} } }
  const required = Array.isArray(response.required) ? response.required : []
  const schema = {
    ...response,
    properties: {
      Success: { const: true },
      Errors: { const: [] },
      ...propertiesOf(response),
    },
    required: [...new Set(['Success', 'Errors', ...required])],
  }
  return { description: 'Done', content: { 'application/json': { schema } } }
}

const propertiesOf = (schema: JsonObject | null) => asObject(schema?.properties)

const asObject = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
