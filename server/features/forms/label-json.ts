import type { Label } from '@ximblox/blocks/label'
import type { FormSummary } from '@ximblox/contract/forms'

/** A label as a response contains it. */
export const labelJson = (label: Label): FormSummary['label'] =>
  typeof label === 'string' ? label : { ...label }
