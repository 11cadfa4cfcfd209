import {
  type Block,
  color,
  date,
  datetime,
  type ErrorEntry,
  errorAt,
  type FormView,
  file,
  formElementID,
  globalOf,
  isOwnForm,
  type Json,
  type JsonObject,
  type Label,
  labelIn,
  languages,
  listParams,
  maxListSize,
  number,
  pageNumber,
  pageParam,
  plainText,
  type QueryContext,
  readImage,
  richTextOf,
  tagFilter,
  tags,
  url,
  walkBlocks,
} from 'ximblox'
import { contact } from './site.ts'

// #region date
export const opensOn = date({ label: { en: 'Opens on', nl: 'Opent op' }, required: true })
// #endregion

// #region color
export const background = color({ label: { en: 'Background', nl: 'Achtergrond' }, default: '#ffffff' })
// #endregion

// #region number
/** With a default value it is a number; without one it is null until someone fills it in. */
export const columns = number({ label: { en: 'Columns', nl: 'Kolommen' }, default: 3 })
export const price = number({ label: { en: 'Price', nl: 'Prijs' } })
// #endregion

// #region datetime
export const startsAt = datetime({ label: { en: 'Starts at', nl: 'Begint om' } })
// #endregion

// #region file
export const brochure = file({ label: { en: 'Brochure', nl: 'Brochure' }, accept: ['document'] })
// #endregion

// #region tags
export const topics = tags({ label: { en: 'Topics', nl: 'Onderwerpen' } })
// #endregion

// #region url
export const website = url({ label: 'Website', default: 'https://example.org/' })
// #endregion

// #region errorAt
/** The `check` of a form: both dates, or none. */
export const datesErrors = (data: { from?: string; until?: string }): ErrorEntry[] =>
  data.from && !data.until ? [errorAt('until', 'required')] : []
// #endregion

// #region formElementID
/** A link to the form of a block, for visitors who come from another page. */
export const formLink = (path: string, block: Block): string => `${path}#${formElementID(block.key)}`
// #endregion

// #region globalOf
/** A value of the site-wide content, for what is not a view. */
export const phoneOf = (view: Parameters<typeof globalOf>[0]): string => globalOf(view, contact).props.phone
// #endregion

// #region languages
/** A label that needs a text in every language of the admin area. */
export const isComplete = (label: Record<string, string>): boolean =>
  languages.every(language => label[language] !== undefined)
// #endregion

// #region isOwnForm
/** What the visitor sent with this block, and not with another form of the page. */
export const sentWith = (sent: FormView | undefined, block: Block): FormView | undefined =>
  sent && isOwnForm(sent, block, 'quote') ? sent : undefined
// #endregion

// #region labelIn
const title: Label = { en: 'Opening hours', nl: 'Openingstijden' }

/** "Openingstijden" for an editor who uses the admin area in Dutch. */
export const heading = labelIn(title, 'nl', ['en'])
// #endregion

// #region listParams
/** The address of the second page of a list, sorted by price. */
export const secondPage = `?${new URLSearchParams({ [listParams.page]: '2', [listParams.sort]: 'price' }).toString()}`
// #endregion

// #region tagFilter
/** The address of a list with only the pages that have a tag. */
export const withTag = (id: number): string =>
  `?${new URLSearchParams({ [tagFilter]: String(id) }).toString()}`
// #endregion

// #region maxListSize
/** The `query` of a block that shows all projects, up to the maximum. */
export const projects = async ({ locale, pages }: QueryContext) =>
  (await pages.list({ type: 'project', locale, size: maxListSize })).items
// #endregion

// #region pageNumber
/** The page of a list that is numbered by hand, from the query of the visitor's URL. */
export const currentPage = (params: Record<string, string | undefined>): number =>
  pageNumber(params[pageParam])
// #endregion

// #region plainText
/** The beginning of a formatted text, for a card. */
export const beginning = (body: Json): string => plainText(body).slice(0, 160)
// #endregion

// #region readImage
/** The image that the card of a page carries. */
export const imageOfCard = (card: JsonObject) => readImage(card.image)
// #endregion

// #region richTextOf
export const initialText = richTextOf('First paragraph.', 'Second paragraph.')
// #endregion

// #region walkBlocks
/** The keys of all forms of a page, also of those in columns. */
export const formKeys = (blocks: readonly Block[]): string[] => {
  const keys: string[] = []
  walkBlocks(blocks, ({ type, key }) => {
    if (type.endsWith('-form')) keys.push(key)
  })
  return keys
}
// #endregion
