import type { PastedTable } from '@ximblox/blocks/define-block'
import { completeProps } from '@ximblox/blocks/fields/complete-props'
import type { Registry } from '@ximblox/blocks/registry'
import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import { newBlock } from '../state/commands/insert.ts'
import { isPublishable } from './sound-props.ts'
import { tableType } from './table-type.ts'

/** A new block with a pasted table; null if the site has none for it, or none as large. */
export const tableBlock = (registry: Registry, table: PastedTable): Block | null => {
  const definition = tableType(registry)
  const made = definition?.pasted?.table?.(table)
  if (!definition || !made) return null
  const props = completeProps(definition.fields, { ...made } as JsonObject)
  return isPublishable(definition.fields, props) ? newBlock(definition.id, registry, props) : null
}
