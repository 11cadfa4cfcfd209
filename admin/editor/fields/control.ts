import type { Field } from '@ximblox/blocks/fields/fields'
import type { Json } from '@ximblox/contract/fields'
import type { Path } from '../state/document/paths.ts'
import type { FieldHolder } from './field-holder.ts'

/** The props of every control whose value is in the props of the block. */
export interface ControlProps<F extends Field = Field> {
  field: F
  label: string
  help: string | undefined
  errors: readonly string[]
  /** Publishing requires a value. */
  isRequired: boolean
  value: Json | undefined
  onChange(value: Json): void
  /** Ends a run of typing. */
  onBlur(): void
}

/** For controls that need more than one value of the field holder. */
export interface HolderControlProps<F extends Field = Field>
  extends Pick<ControlProps<F>, 'field' | 'label' | 'help' | 'errors' | 'isRequired'> {
  holder: FieldHolder
  path: Path
}
