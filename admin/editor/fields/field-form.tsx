import { attachmentName } from '@ximblox/blocks/fields/attachment-name'
import { type Field, type Fields, isAttachmentField } from '@ximblox/blocks/fields/fields'
import { isShown, type Surroundings } from '@ximblox/blocks/fields/is-shown'
import { isJsonObject } from '@ximblox/blocks/json-object'
import type { AnySharedFields } from '@ximblox/blocks/shared-fields'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { HeldValue } from '../held/held-value.tsx'
import type { TextAddress } from '../rich-text/text-pictures.ts'
import { type Path, pathText, readIn } from '../state/document/paths.ts'
import type { Place } from '../state/document/place.ts'
import { useFieldErrors } from '../validation/use-field-errors.ts'
import { useWorkspace } from '../workspace.ts'
import { ColorControl } from './color-control.tsx'
import type { ControlProps } from './control.ts'
import classes from './field-form.module.css'
import type { FieldHolder } from './field-holder.ts'
import { FileControl } from './file-control.tsx'
import { ImageControl } from './image-control.tsx'
import { LinkControl } from './link-control.tsx'
import { ListControl } from './list-control.tsx'
import { NumberControl } from './number-control.tsx'
import { OwnControl } from './own-control.tsx'
import { PageControl } from './page-control.tsx'
import { RichTextControl } from './rich-text-control.tsx'
import {
  BooleanControl,
  DateControl,
  DatetimeControl,
  MultilineControl,
  PlainControl,
  SelectControl,
  UrlControl,
} from './simple-controls.tsx'
import { TagsControl } from './tags-control.tsx'
import { useNotifyMoved } from './use-notify-moved.ts'

interface FieldFormProps {
  fields: Fields
  holder: FieldHolder
  /** The location of the fields in the props: empty, or a list and the key of an item. */
  path?: Path
  /** The fields around the list. */
  within?: Surroundings
  /** The fields that cannot be changed here, or of a list those of its items. */
  fixed?: AnySharedFields
}

export const FieldForm = ({ fields, holder, path = [], within, fixed = {} }: FieldFormProps) => {
  const around = { fields, values: valuesAt(holder, path), within }
  return (
    <div className={classes.form}>
      {Object.entries(fields)
        .filter(([, field]) => isShown(field, around))
        .map(([name, field]) => (
          <fieldset
            key={name}
            className={classes.field}
            data-path={[...path, name].join('.')}
            disabled={fixed[name] === true}
          >
            <FieldControl
              field={field}
              holder={holder}
              path={[...path, name]}
              around={around}
              fixed={fixed[name]}
            />
            <HeldValue place={placeOf(field, holder, [...path, name])} />
          </fieldset>
        ))}
    </div>
  )
}

const valuesAt = ({ props }: FieldHolder, path: Path): JsonObject => {
  const values = readIn(props, path) as Json | undefined
  return isJsonObject(values) ? values : {}
}

interface FieldControlProps {
  field: Field
  holder: FieldHolder
  /** As in `['cards', 'k7', 'title']`. */
  path: Path
  /** The fields beside it. */
  around: Surroundings
  fixed: AnySharedFields[string]
}

const FieldControl = ({ field, holder, path, around, fixed }: FieldControlProps): ReactNode => {
  const { editor } = useWorkspace()
  const { labelText } = useLanguage()
  const errorsAt = useFieldErrors(holder.target)
  const notifyMoved = useNotifyMoved()
  const label = labelText(field.label)
  const common = {
    label,
    help: field.help && labelText(field.help),
    errors: errorsAt(errorPath(field, holder, path), label),
    isRequired: field.required === true,
  }
  const withHolder = { ...common, holder, path }
  const valued: Omit<ControlProps, 'field'> = {
    ...common,
    value: readIn(holder.props, path) as Json | undefined,
    onChange: value => {
      const { document } = editor.store.getState()
      editor.run(holder.type(path, value))
      notifyMoved(document)
    },
    onBlur: editor.endTyping,
  }
  switch (field.kind) {
    case 'plain':
      return <PlainControl {...valued} field={field} />
    case 'multiline':
      return <MultilineControl {...valued} field={field} />
    case 'richText':
      return <RichTextControl {...valued} field={field} address={addressOf(holder, path)} />
    case 'number':
      return <NumberControl {...valued} field={field} />
    case 'boolean':
      return <BooleanControl {...valued} field={field} />
    case 'select':
      return <SelectControl {...valued} field={field} />
    case 'date':
      return <DateControl {...valued} field={field} />
    case 'datetime':
      return <DatetimeControl {...valued} field={field} />
    case 'color':
      return <ColorControl {...valued} field={field} />
    case 'url':
      return <UrlControl {...valued} field={field} />
    case 'link':
      return field.pageTypes ? (
        <PageControl {...valued} field={field} />
      ) : (
        <LinkControl {...valued} field={field} />
      )
    case 'tags':
      return <TagsControl {...valued} field={field} address={addressOf(holder, path)} />
    case 'list':
      return (
        <ListControl {...withHolder} field={field} isFixed={fixed !== undefined}>
          {item => (
            <FieldForm
              fields={field.fields}
              holder={holder}
              path={item}
              within={around}
              fixed={Object.fromEntries(Array.isArray(fixed) ? fixed.map(name => [name, true]) : [])}
            />
          )}
        </ListControl>
      )
    case 'own':
      return <OwnControl {...valued} field={field} />
    case 'image':
      return <ImageControl {...withHolder} field={field} />
    case 'file':
      return <FileControl {...withHolder} field={field} />
  }
}

const addressOf = ({ target, base }: FieldHolder, path: Path): TextAddress => ({
  block: target,
  path: [...base, ...path],
})

const placeOf = (field: Field, holder: FieldHolder, path: Path): Place => ({
  block: holder.target,
  path: pathText(errorPath(field, holder, path)),
})

const errorPath = (field: Field, { base }: FieldHolder, path: Path): Path => {
  if (!isAttachmentField(field)) return [...base, ...path]
  return [field.kind === 'image' ? '__images' : '__files', attachmentName(path)]
}
