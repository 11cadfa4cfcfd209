import type { Json, JsonObject } from '../fields.ts'
import { type Html, html } from './html.ts'
import { schemaPath } from './shapes.ts'

/** A JSON Schema in TypeScript notation, with links to named schemas and limits as comments. */
export const schemaView = (schema: Json | undefined, indent = ''): Html => {
  if (!isObject(schema)) return html`unknown`
  if (typeof schema.$ref === 'string') return link(schema.$ref.replace(schemaPath, ''))
  if ('const' in schema) return literal(schema.const)
  if (Array.isArray(schema.enum)) return union(schema.enum.map(literal))
  if (Array.isArray(schema.anyOf)) return union(schema.anyOf.map(option => schemaView(option, indent)))
  if (schema.type === 'array') return listView(schema, indent)
  if (schema.type === 'object') return objectView(schema, indent)
  return html`${typeof schema.type === 'string' ? schema.type : 'any JSON'}`
}

const listView = ({ items }: JsonObject, indent: string) => {
  const item = schemaView(items ?? {}, indent)
  const isUnion = isObject(items) && ('anyOf' in items || 'enum' in items)
  return isUnion ? html`(${item})[]` : html`${item}[]`
}

const objectView = (schema: JsonObject, indent: string): Html => {
  const inner = `${indent}  `
  const required = Array.isArray(schema.required) ? schema.required : []
  const lines = Object.entries(isObject(schema.properties) ? schema.properties : {}).map(
    ([name, property]) =>
      html`${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaView(property, inner)}${note(property)}\n`,
  )
  if (isObject(schema.additionalProperties)) {
    lines.push(html`${inner}[name]: ${schemaView(schema.additionalProperties, inner)}\n`)
  }
  if (lines.length > 0) return html`{\n${lines}${indent}}`
  return schema.additionalProperties === false ? html`{}` : html`object`
}

/** The limits and default of a property as a comment. */
const note = (schema: Json): Html | string => {
  if (!isObject(schema)) return ''
  const limits = Object.entries(limitTexts).flatMap(([name, words]) =>
    name in schema ? [words.replace('…', () => JSON.stringify(schema[name]))] : [],
  )
  return limits.length > 0 ? html` <i>// ${limits.join(', ')}</i>` : ''
}

const limitTexts = {
  format: '…',
  pattern: '…',
  minLength: 'at least … characters',
  maxLength: 'at most … characters',
  maxItems: 'at most … items',
  minimum: 'from …',
  exclusiveMinimum: 'above …',
  maximum: 'up to …',
  default: 'default …',
}

const link = (name: string) => html`<a href="#schema-${name}">${name}</a>`
const literal = (value: Json | undefined) => html`${JSON.stringify(value)}`
const union = (options: Html[]) =>
  html`${options.map((option, index) => (index > 0 ? html` | ${option}` : option))}`

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
