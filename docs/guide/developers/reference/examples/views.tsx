import type { Block, FormDefinition, FormView, ImageData, LinkValue, TagReference } from 'ximblox'
import {
  ActionForm,
  altOf,
  attachmentName,
  blockFilesGroup,
  blockImagesGroup,
  breadcrumbData,
  breadcrumbs,
  currentEntry,
  escapeMarkup,
  Form,
  FormattedDate,
  fileURL,
  formTextsFor,
  hrefOf,
  imageURL,
  JsonLd,
  languageTag,
  OneField,
  OtherAction,
  type PageView,
  pageFilesGroup,
  pageImagesGroup,
  Slot,
  shownPage,
  shownTags,
} from 'ximblox/views'

// #region ActionForm
/** What a page shows to those who follow the link of a mail: nothing happens before they press the button. */
export const Cancellation = ({ form, view }: { form: FormView; view: PageView }) => (
  <>
    <p>Do you want to give up your place?</p>
    <ActionForm form={form} view={view} label="Give up my place" />
    <OtherAction form={form} view={view} name="move" label="Choose another date instead" />
  </>
)
// #endregion

// #region OneField
/** A form whose fields are in an order of its own, with a text between them. */
export const Application = ({
  form,
  block,
  view,
}: {
  form: FormDefinition
  block: Block
  view: PageView
}) => (
  <Form
    form={form}
    block={block}
    view={view}
    submit="Apply"
    renderFields={scope => (
      <>
        {form.fields.name && (
          <OneField scope={scope} field={form.fields.name} path="name" beside={form.fields} />
        )}
        <p>We answer within a week.</p>
        {form.fields.email && (
          <OneField scope={scope} field={form.fields.email} path="email" beside={form.fields} />
        )}
      </>
    )}
  />
)
// #endregion

// #region OtherAction
/** For a link in a mail that cancels a place, and offers to move it. */
export const MoveInstead = ({ form, view }: { form: FormView; view: PageView }) => (
  <OtherAction form={form} view={view} name="move" label="Choose another date instead" />
)
// #endregion

// #region FormattedDate
/** "1 March 2027" on a British page, and "1 maart 2027" on a Dutch one. */
export const Day = ({ day, view }: { day: string; view: PageView }) => (
  <FormattedDate date={day} locale={view.page.locale} />
)
// #endregion

// #region JsonLd
export const Organisation = ({ view }: { view: PageView }) => (
  <JsonLd data={{ '@context': 'https://schema.org', '@type': 'Organization', url: view.site.url }} />
)
// #endregion

// #region Slot
/** A section whose blocks are in an element of the theme. */
export const Section = () => <Slot name="content" as="section" className="section" />
// #endregion

// #region altOf
/** An image from the media library, where `image` of `fieldsOf` does not fit. */
export const Thumbnail = ({ image, view }: { image: ImageData; view: PageView }) => {
  const file = view.files[image.fileID]
  const src = imageURL(view.page.id, pageImagesGroup, image, file)
  return file && src !== null && <img src={`${src}?w=160`} alt={altOf(image, file)} />
}
// #endregion

// #region imageURL
/** The address of an image of a block, as it was cropped, or null. */
export const photoOf = (block: Block, view: PageView): string | null => {
  const image = block.__images.photo
  return imageURL(view.page.id, blockImagesGroup(block.key), image, image && view.files[image.fileID])
}
// #endregion

// #region fileURL
/** The address of a file of a block, or null. */
export const brochureOf = (block: Block, view: PageView): string | null => {
  const file = block.__files.brochure
  return fileURL(view.page.id, blockFilesGroup(block.key), file, file && view.files[file.fileID])
}
// #endregion

// #region attachmentName
/** The image of the second card of a block, whose key is `k7`. */
export const cardImage = ({ __images }: Block): ImageData | undefined =>
  __images[attachmentName(['cards', 'k7', 'image'])]
// #endregion

// #region blockImagesGroup
export const imageGroup = (block: Block): string => blockImagesGroup(block.key)
// #endregion

// #region blockFilesGroup
export const fileGroup = (block: Block): string => blockFilesGroup(block.key)
// #endregion

// #region pageImagesGroup
/** The image that a page type has a field for. */
export const pageImage = ({ page, files }: PageView): string | null => {
  const { image } = page.images
  return imageURL(page.id, pageImagesGroup, image, image && files[image.fileID])
}
// #endregion

// #region pageFilesGroup
/** The file that a page type has a field for. */
export const download = ({ page, files }: PageView): string | null => {
  const { file } = page.files
  return fileURL(page.id, pageFilesGroup, file, file && files[file.fileID])
}
// #endregion

// #region breadcrumbs
export const Breadcrumbs = ({ view }: { view: PageView }) => (
  <ol>
    {breadcrumbs(view, { menu: 'main', home: 'Home' }).map(({ title, path }) => (
      <li key={path}>
        <a href={path}>{title}</a>
      </li>
    ))}
  </ol>
)
// #endregion

// #region breadcrumbData
export const BreadcrumbList = ({ view }: { view: PageView }) => {
  const crumbs = breadcrumbs(view, { menu: 'main', home: 'Home' })
  return crumbs.length > 0 && <JsonLd data={breadcrumbData(crumbs, view.site)} />
}
// #endregion

// #region currentEntry
export const Menu = ({ view }: { view: PageView }) => {
  const entries = view.menus.main ?? []
  const current = currentEntry(entries, view)
  return (
    <ul>
      {entries.map(({ key, title, href }) => (
        <li key={key}>
          <a href={href ?? undefined} aria-current={key === current?.key ? current.current : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
// #endregion

// #region escapeMarkup
/** An element of a feed that a site writes itself. */
export const titleElement = (title: string): string => `<title>${escapeMarkup(title)}</title>`
// #endregion

// #region formTextsFor
/** "Dit veld is verplicht" and the other words of forms, with one of the site. */
export const dutchTexts = { ...formTextsFor('nl'), sending: 'Even geduld…' }
// #endregion

// #region hrefOf
/** A teaser whose link may lead to a page that is not published. */
export const Teaser = ({ link, title, view }: { link: LinkValue | null; title: string; view: PageView }) => {
  const href = hrefOf(link, view)
  return href === null ? <p>{title}</p> : <a href={href}>{title}</a>
}
// #endregion

// #region languageTag
/** `nl-NL`, for an element in another language than its page. */
export const Quotation = ({ text, locale }: { text: string; locale: string }) => (
  <q lang={languageTag(locale)}>{text}</q>
)
// #endregion

// #region shownPage
/** "Page 2" in the title of a page whose list is at its second page. */
export const pageInTitle = (view: PageView): string => {
  const page = shownPage(view)
  return page === 1 ? view.page.title : `${view.page.title}, page ${page}`
}
// #endregion

// #region shownTags
export const Topics = ({ topics, view }: { topics: readonly TagReference[]; view: PageView }) => (
  <ul>
    {shownTags(view.tags, topics).map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
  </ul>
)
// #endregion
