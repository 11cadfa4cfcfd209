import type { Json, JsonObject } from 'ximblox'

/** Leaves out properties without a value; search engines report empty ones as errors. */
export const withoutEmpty = (properties: Readonly<Record<string, Json | undefined>>): JsonObject =>
  Object.fromEntries(
    Object.entries(properties).filter(
      (entry): entry is [string, Json] =>
        entry[1] !== undefined &&
        entry[1] !== null &&
        entry[1] !== '' &&
        !(Array.isArray(entry[1]) && entry[1].length === 0),
    ),
  )
