import type { Json, JsonObject } from '@ximblox/contract/fields'

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
