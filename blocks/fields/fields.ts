import type { BooleanField } from './boolean.ts'
import type { DateField } from './date.ts'
import type { FileField } from './file.ts'
import type { ImageField } from './image.ts'
import type { LinkField } from './link.ts'
import type { ListField } from './list.ts'
import type { MultilineField } from './multiline.ts'
import type { NumberField } from './number.ts'
import type { PlainField } from './plain.ts'
import type { RichTextField } from './rich-text.ts'
import type { SelectField } from './select.ts'
import type { TagsField } from './tags.ts'
import type { UrlField } from './url.ts'

/** Every kind of field; `kind` tells them apart. */
export type Field =
  | PlainField
  | MultilineField
  | RichTextField
  | NumberField
  | BooleanField
  | SelectField
  | DateField
  | UrlField
  | LinkField
  | ListField
  | TagsField
  | ImageField
  | FileField

export type Fields = Readonly<Record<string, Field>>

/** Pictures and files stand beside the props, in `__images` and `__files`. */
export type AttachmentField = ImageField | FileField

export const isAttachmentField = (field: Field): field is AttachmentField =>
  field.kind === 'image' || field.kind === 'file'

type ValueOf<F> = F extends { default: infer V } ? V : never

/** What a view receives for a set of fields. */
export type PropsOf<F extends Fields> = {
  -readonly [Name in keyof F as F[Name] extends AttachmentField ? never : Name]: ValueOf<F[Name]>
}

/** The fields whose values stand in the props, by name. */
export const valueFields = (fields: Fields): [string, Exclude<Field, AttachmentField>][] =>
  Object.entries(fields).flatMap(([name, field]) => (isAttachmentField(field) ? [] : [[name, field]]))
