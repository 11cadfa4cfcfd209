import type { TagsField } from '@ximblox/blocks/fields/tags'
import { isJsonObject } from '@ximblox/blocks/json-object'
import type { Json } from '@ximblox/contract/fields'
import { TagPicker } from '../../tags/tag-picker.tsx'
import type { TextAddress } from '../rich-text/text-pictures.ts'
import type { ControlProps } from './control.ts'
import { errorOf } from './error-of.ts'
import { useTypedTags } from './typed-tags.ts'

export const TagsControl = ({
  field,
  value,
  label,
  help,
  errors,
  isRequired,
  onChange,
  onBlur,
  address,
}: ControlProps<TagsField> & { address: TextAddress }) => (
  <TagPicker
    label={label}
    kind={field.private ? 'private' : 'public'}
    description={help}
    error={errorOf(errors)}
    isRequired={isRequired}
    max={field.max}
    value={Array.isArray(value) ? value.flatMap(idOf) : []}
    onChange={ids => onChange(ids.map(id => ({ ref: 'tag', id })))}
    onBlur={onBlur}
    kept={useTypedTags().at(address)}
  />
)

const idOf = (tag: Json): number[] => (isJsonObject(tag) && typeof tag.id === 'number' ? [tag.id] : [])
