import * as z from 'zod/mini'
import { type Access, type Call, refusal, type Transport } from '../call.ts'
import type { Features } from '../client/types.ts'
import type { ErrorName } from '../errors.ts'
import { type JsonObject, jsonObject } from '../fields.ts'
import { namedSchemas } from './named-schemas.ts'

/** A call as data, with JSON Schemas and references to named schemas. */
export interface CallShape {
  /** `feature.name`, as in `calls`. */
  id: string
  method: Call['method']
  path: string
  summary: string
  access: Access
  transport: Transport
  filePart: string
  tokenless: boolean
  tokens: boolean
  params: JsonObject | null
  query: JsonObject | null
  body: JsonObject | null
  response: JsonObject
  errors: readonly ErrorName[]
}

export interface Shapes {
  calls: CallShape[]
  /** Named schemas; the suffix `Input` marks those of requests, where more properties are optional. */
  schemas: Record<string, JsonObject>
}

export const schemaPath = '#/components/schemas/'

export const shapesOf = (features: Features): Shapes => {
  const schemas = new Map<string, JsonObject>()
  const convert = converter(schemas)
  const request = (schema: z.ZodMiniType | undefined) => (schema ? convert(schema, 'input') : null)

  const shapeOf = (id: string, call: Call): CallShape => ({
    id,
    method: call.method,
    path: call.path,
    summary: call.summary,
    access: call.access,
    transport: call.transport,
    filePart: call.filePart,
    tokenless: call.tokenless,
    tokens: call.tokens,
    params: request(call.params),
    query: request(call.query),
    body: request(call.body),
    response: convert(call.response, 'output'),
    errors: call.errors,
  })
  const calls = Object.entries(features).flatMap(([feature, group]) =>
    Object.entries(group).map(([name, call]) => shapeOf(`${feature}.${name}`, call)),
  )
  // Error responses may carry more than their errors, such as what prevents a deletion or what another author stored.
  const { additionalProperties: _, ...errorResponse } = convert(refusal, 'output')
  schemas.set('Refusal', errorResponse)
  return { calls, schemas: Object.fromEntries([...schemas].toSorted(([a], [b]) => (a < b ? -1 : 1))) }
}

type Side = 'input' | 'output'
type Converted = JsonObject & { $defs?: Record<string, JsonObject> }

/** Converts schemas to JSON Schema and collects the named ones in `schemas`. */
const converter = (schemas: Map<string, JsonObject>) => {
  const metadata = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(namedSchemas)) metadata.add(schema, { id })

  return (schema: z.ZodMiniType, io: Side): JsonObject => {
    const converted = z.toJSONSchema(schema, { io, metadata, unrepresentable: 'any', override: simplify })
    const { $schema: _, $defs = {}, ...own } = moveRefs(converted, io)
    for (const [name, definition] of Object.entries($defs)) schemas.set(nameFor(name, io), definition)
    // A response schema is inlined because the keys of the envelope are added to it.
    return (typeof own.$ref === 'string' && schemas.get(own.$ref.replace(schemaPath, ''))) || own
  }
}

/** Drops bounds of safe integers and patterns of timestamps, which mean nothing to a reader. */
const simplify = ({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType
  jsonSchema: z.core.JSONSchema.BaseSchema
}) => {
  if (zodSchema === jsonObject) jsonSchema.type = 'object'
  const description = z.globalRegistry.get(zodSchema)?.description
  if (description !== undefined) jsonSchema.description = description
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

const moveRefs = (schema: object, io: Side): Converted =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' ? schemaPath + nameFor(String(value).replace('#/$defs/', ''), io) : value,
  )

const nameFor = (name: string, io: Side) => (io === 'input' ? `${name}Input` : name)
