import type { JsonObject } from '../fields.ts'

/** The part of OpenAPI 3.1 that is generated. */
export interface OpenAPIDocument {
  openapi: '3.1.0'
  info: { title: string; version: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    parameters: Record<string, Parameter>
    schemas: Record<string, JsonObject>
    securitySchemes: Record<string, JsonObject>
  }
  'x-errors': DescribedError[]
}

/** An error of the catalogue. */
export interface DescribedError {
  /** The name that clients compare: `isRefusal(error, 'staleRevision')`. */
  name: string
  code: string
  /** Tells errors of the same code apart. */
  reason?: string
  status: number
  /** The keys of the entry's `params`, including optional ones. */
  params: string[]
  meaning: string
  /** The calls that can return it. */
  calls: string[] | 'every call' | 'every call with input'
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  /** `anyone`, `user` (logged in) or the required permission. */
  'x-permission': string
  /** Alternatives; empty for calls that anyone may make. */
  security: Record<string, string[]>[]
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, Response>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonObject
}

export interface Response {
  description: string
  content: Content
  /** Codes that `Errors` may contain with this status. */
  'x-codes'?: string[]
  /** The names of these errors. */
  'x-errors'?: string[]
}

type Content = Record<string, { schema?: JsonObject }>
