import { type Json, type JsonObject, richTextOf } from 'ximblox'
import { isObject } from '../../rules/is-object.ts'

/** From version 1, whose cells were plain texts. */
export const toFormattedCells = (props: JsonObject): JsonObject =>
  Array.isArray(props.rows) ? { ...props, rows: props.rows.map(formattedRow) } : props

const formattedRow = (row: Json): Json =>
  isObject(row)
    ? Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          name !== 'key' && typeof value === 'string' ? richTextOf(value) : value,
        ]),
      )
    : row
