export {
  defineBlock,
  type InitialBlock,
  type PastedCell,
  type PastedTable,
  type SlotDefinition,
} from '@ximblox/blocks/define-block'
export { defineGlobal, type GlobalDefinition } from '@ximblox/blocks/define-global'
export {
  type FilterDefinition,
  listParams,
  type SortDefinition,
  tagFilter,
} from '@ximblox/blocks/define-list'
export { definePageType, type PageTypeDefinition } from '@ximblox/blocks/define-page-type'
export { boolean } from '@ximblox/blocks/fields/boolean'
export { color } from '@ximblox/blocks/fields/color'
export { date } from '@ximblox/blocks/fields/date'
export { datetime } from '@ximblox/blocks/fields/datetime'
export { defineField, type FieldKind } from '@ximblox/blocks/fields/define-field'
export type { FieldOptions, ShowWhen } from '@ximblox/blocks/fields/field'
export type { PropsOf } from '@ximblox/blocks/fields/fields'
export { file } from '@ximblox/blocks/fields/file'
export { image } from '@ximblox/blocks/fields/image'
export { type LinkValue, link } from '@ximblox/blocks/fields/link'
export { list } from '@ximblox/blocks/fields/list'
export { multiline } from '@ximblox/blocks/fields/multiline'
export { number } from '@ximblox/blocks/fields/number'
export { plain } from '@ximblox/blocks/fields/plain'
export { richText } from '@ximblox/blocks/fields/rich-text'
export { select } from '@ximblox/blocks/fields/select'
export { type TagReference, tags } from '@ximblox/blocks/fields/tags'
export { url } from '@ximblox/blocks/fields/url'
export { defineForm, type FormDefinition } from '@ximblox/blocks/forms/define-form'
export { formElementID } from '@ximblox/blocks/forms/form-element-id'
export type { DataOf, FormField, FormFields, FormOption } from '@ximblox/blocks/forms/form-field'
export { type FormView, isOwnForm } from '@ximblox/blocks/forms/form-view'
export { globalOf } from '@ximblox/blocks/global-of'
export { type Label, labelIn } from '@ximblox/blocks/label'
export { newKey } from '@ximblox/blocks/new-key'
export { readPageNumber } from '@ximblox/blocks/page-number'
export type { PublicPropsOf } from '@ximblox/blocks/public-props'
export {
  type Facet,
  maxListSize,
  type NearbyPages,
  type PageCard,
  type PageQuery,
  type QueryContext,
  type SearchHit,
  type TextPart,
} from '@ximblox/blocks/query-context'
export { readImage } from '@ximblox/blocks/read-image'
export { type RichText, richTextOf } from '@ximblox/blocks/rich-text/document'
export type { RuleError } from '@ximblox/blocks/rule-error'
export type { Block, BlockInput, ImageData } from '@ximblox/contract/blocks'
export { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
export type { Json, JsonObject } from '@ximblox/contract/fields'
export { type Language, type Locale, languageOf, languages } from '@ximblox/contract/locales'
export type { PagePolicy } from '@ximblox/contract/rules/page-policy'
export { plainText } from '@ximblox/contract/rules/plain-text'
export { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
export { type PagedData, pageNumber, pageParam } from '@ximblox/site-kit/paging'
export { defineSite, type Site, type SiteOptions } from './site/define-site.ts'
