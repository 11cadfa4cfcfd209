import { isJsonObject } from '@ximblox/blocks/json-object'
import { richTextOf } from '@ximblox/blocks/rich-text/document'
import type { Json, JsonObject } from '@ximblox/contract/fields'

/** From version 1, whose cells were plain texts. */
export const toFormattedCells = (props: JsonObject): JsonObject =>
  Array.isArray(props.rows) ? { ...props, rows: props.rows.map(formattedRow) } : props

const formattedRow = (row: Json): Json =>
  isJsonObject(row)
    ? Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          name !== 'key' && typeof value === 'string' ? richTextOf(value) : value,
        ]),
      )
    : row
