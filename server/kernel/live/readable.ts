import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'

interface Row {
  blocks: Block[]
  props: JsonObject
}

/** False for JSON that is not content at all, which only a manual change of the database can produce. */
export const isReadable = ({ blocks, props }: Row): boolean =>
  isRecord(props) && Array.isArray(blocks) && blocks.every(hasProps)

/** The row without its unreadable parts, so that the rest of its page can be read and edited. */
export const readable = <R extends Row>(row: R): R =>
  isReadable(row)
    ? row
    : {
        ...row,
        props: isRecord(row.props) ? row.props : {},
        blocks: Array.isArray(row.blocks) ? row.blocks.filter(hasProps) : [],
      }

const hasProps = (block: Block): boolean => isRecord(block) && isRecord(block.props)

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
