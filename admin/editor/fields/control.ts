import type { Field } from '@ximblox/blocks/fields/fields'
import type { Json } from '@ximblox/contract/fields'
import type { Path } from '../state/document/paths.ts'
import type { FieldHolder } from './field-holder.ts'

/** What every control of a field whose value stands in the props is given. */
export interface ControlProps<F extends Field = Field> {
  field: F
  label: string
  help: string | undefined
  errors: readonly string[]
  /** Whether publishing asks for it. */
  isRequired: boolean
  value: Json | undefined
  onChange(value: Json): void
  /** Ends a run of typing. */
  onBlur(): void
}

/** The same for controls that know more of the holder than one value. */
export interface HolderControlProps<F extends Field = Field>
  extends Pick<ControlProps<F>, 'field' | 'label' | 'help' | 'errors' | 'isRequired'> {
  holder: FieldHolder
  path: Path
}
