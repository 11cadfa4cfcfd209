export { attachmentName } from '@ximblox/blocks/fields/attachment-name'
export { formElementID } from '@ximblox/blocks/forms/form-element-id'
export { globalOf } from '@ximblox/blocks/global-of'
export {
  blockFilesGroup,
  blockImagesGroup,
  pageFilesGroup,
  pageImagesGroup,
} from '@ximblox/blocks/page-file-group'
export { altOf } from '@ximblox/blocks/render/alt-of'
export { fieldsOf } from '@ximblox/blocks/render/fields'
export { useHeadings } from '@ximblox/blocks/render/heading-level'
export { hrefOf } from '@ximblox/blocks/render/href'
export { Island, type IslandProps } from '@ximblox/blocks/render/island'
export { fileURL, imageURL } from '@ximblox/blocks/render/media-url'
export type { FileView, MenuEntry, PageLink, PageView } from '@ximblox/blocks/render/page-view'
export { Slot } from '@ximblox/blocks/render/slots'
export { TextLink } from '@ximblox/blocks/render/text-link'
export {
  type BlockComponent,
  type BlockMapEntry,
  blockView,
  createViews,
  type PagePartComponent,
  type PagePartProps,
  type PageTypeView,
  pageTypeView,
  type Views,
} from '@ximblox/blocks/render/views'
export { shownTags } from '@ximblox/blocks/shown-tags'
export { type Breadcrumb, breadcrumbData, breadcrumbs } from '@ximblox/site-kit/breadcrumbs'
export { type CurrentEntry, currentEntry } from '@ximblox/site-kit/current-entry'
export { escapeMarkup } from '@ximblox/site-kit/escape-markup'
export { FormattedDate } from '@ximblox/site-kit/formatted-date'
export { ActionForm, OtherAction } from '@ximblox/site-kit/forms/action-form'
export { Form, type FormProps } from '@ximblox/site-kit/forms/form'
export { OneField } from '@ximblox/site-kit/forms/form-field-list'
export { formTextsFor } from '@ximblox/site-kit/forms/form-texts'
export { JsonLd } from '@ximblox/site-kit/json-ld'
export { languageLinks } from '@ximblox/site-kit/language-links'
export { languageTag } from '@ximblox/site-kit/language-tag'
export { PagePicture } from '@ximblox/site-kit/page-picture'
export { pageHref, shownPage } from '@ximblox/site-kit/paging'
