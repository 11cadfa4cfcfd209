import type { FieldKind } from '@ximblox/blocks/fields/define-field'
import type { Json } from '@ximblox/contract/fields'
import type { ReactNode } from 'react'
import type { FieldControl, FieldControlProps } from './site.tsx'

/** Names the control of a kind of field: `fieldControl(rating, () => import('./rating-control.tsx'))`. */
export const fieldControl = <V extends Json>(
  { kind }: FieldKind<V>,
  load: () => Promise<{ default: (props: FieldControlProps<V>) => ReactNode }>,
): FieldControl => ({ kind, load })
