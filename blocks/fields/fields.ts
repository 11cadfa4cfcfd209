import type { BooleanField } from './boolean.ts'
import type { ColorField } from './color.ts'
import type { DateField } from './date.ts'
import type { DatetimeField } from './datetime.ts'
import type { OwnField } from './define-field.ts'
import type { FileField } from './file.ts'
import type { ImageField } from './image.ts'
import type { LinkField } from './link.ts'
import type { ListField } from './list-field.ts'
import type { MultilineField } from './multiline.ts'
import type { NumberField } from './number.ts'
import type { PlainField } from './plain.ts'
import type { RichTextField } from './rich-text.ts'
import type { SelectField } from './select.ts'
import type { TagsField } from './tags.ts'
import type { UrlField } from './url.ts'

/** Every kind of field, discriminated by `kind`. */
export type Field =
  | PlainField
  | MultilineField
  | RichTextField
  | NumberField
  | BooleanField
  | SelectField
  | DateField
  | DatetimeField
  | ColorField
  | UrlField
  | LinkField
  | ListField
  | TagsField
  | OwnField
  | ImageField
  | FileField

export type Fields = Readonly<Record<string, Field>>

/** Images and files are not in the props but in `__images` and `__files`. */
export type AttachmentField = ImageField | FileField

export const isAttachmentField = (field: Field): field is AttachmentField =>
  field.kind === 'image' || field.kind === 'file'

type ValueOf<F> = F extends { default: infer V } ? V : never

/** The props that a view receives for a set of fields. */
export type PropsOf<F extends Fields> = {
  -readonly [Name in keyof F as F[Name] extends AttachmentField ? never : Name]: ValueOf<F[Name]>
}

/** The fields with values in the props, by name. */
export const valueFields = (fields: Fields): [string, Exclude<Field, AttachmentField>][] =>
  Object.entries(fields).flatMap(([name, field]) => (isAttachmentField(field) ? [] : [[name, field]]))
