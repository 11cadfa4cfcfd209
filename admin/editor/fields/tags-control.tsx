import type { TagsField } from '@ximblox/blocks/fields/tags'
import { isJsonObject } from '@ximblox/blocks/json-object'
import type { Json } from '@ximblox/contract/fields'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { TextAddress } from '../rich-text/text-pictures.ts'
import type { ControlProps } from './control.ts'
import { errorOf } from './error-of.ts'
import { useTagWords } from './tag-words.ts'

// Few blocks have tags.
export const TagPicker = lazyPart(async () => (await import('../../tags/tag-picker.tsx')).TagPicker, 60)

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
    kept={useTagWords().at(address)}
  />
)

const idOf = (tag: Json): number[] => (isJsonObject(tag) && typeof tag.id === 'number' ? [tag.id] : [])
