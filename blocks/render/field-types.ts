import type { JsonObject } from '@ximblox/contract/fields'
import type { ReactNode } from 'react'
import type { Field, Fields } from '../fields/fields.ts'
import type { ListField, ListItem } from '../fields/list-field.ts'
import type { Headings } from './heading-level.ts'
import type { ElementAttributes, Tag } from './kit-parts.ts'
import type { FileView } from './page-view.ts'

export interface DefinitionWithFields {
  fields: Fields
}

/** The fields of a definition: `FieldsIn<typeof hero>`. */
export type FieldsIn<Definition extends DefinitionWithFields> = Definition['fields']

/** The components for a set of fields, each with the names of the fields that it can render. */
export interface FieldComponents<F extends Fields> {
  /** A plain or multiline field; nothing if it is empty. */
  Plain(props: TextProps<NamesOf<F, 'plain' | 'multiline'>>): ReactNode
  /** A rich-text field in an element; nothing if it is empty. */
  Rich(props: TextProps<NamesOf<F, 'richText'>>): ReactNode
  /** An image field as a responsive image; nothing without an image. */
  Img(props: ImgProps<NamesOf<F, 'image'>>): ReactNode
  /** A file field, rendered by its children; nothing without a file. */
  Attachment(props: AttachmentProps<NamesOf<F, 'file'>>): ReactNode
  /** A list field with a child for each item, which is given the item and the components for its fields. */
  Items<Name extends NamesOf<F, 'list'>>(props: ItemsProps<Name, ItemFields<F, Name>>): ReactNode
}

/** Names of the fields of these kinds. */
type NamesOf<F extends Fields, Kind extends Field['kind']> = string &
  keyof { [Name in keyof F as F[Name]['kind'] extends Kind ? Name : never]: true }

/** The fields of the items of a list field. */
export type ItemFields<F extends Fields, Name extends keyof F> =
  F[Name] extends ListField<infer Inner> ? Inner : never

interface TextProps<Name> extends ElementAttributes {
  field: Name
  /** `heading` and `subheading` are the tags that keep headings in order, see useHeadings. */
  as?: Tag | keyof Headings
}

interface ImgProps<Name> extends ElementAttributes {
  field: Name
  sizes?: string
  /** Loads the image eagerly and with priority, for images above the fold. */
  priority?: boolean
}

interface AttachmentProps<Name> {
  field: Name
  /** `url` is the URL of the file; that of an embedded video is in `file.video`. */
  children(file: FileView, url: string): ReactNode
}

interface ItemsProps<Name, F extends Fields> extends ElementAttributes {
  field: Name
  as?: Tag
  children(item: ListItem<F>, fields: FieldComponents<F>, index: number): ReactNode
}

/** Untyped: for any field name. */
export interface AnyFieldComponents {
  Plain(props: TextProps<string>): ReactNode
  Rich(props: TextProps<string>): ReactNode
  Img(props: ImgProps<string>): ReactNode
  Attachment(props: AttachmentProps<string>): ReactNode
  Items(props: AnyItemsProps): ReactNode
}

interface AnyItemsProps extends ElementAttributes {
  field: string
  as?: Tag
  children(item: JsonObject & { key: string }, fields: AnyFieldComponents, index: number): ReactNode
}
