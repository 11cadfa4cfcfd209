import type { ErrorName } from '../errors.ts'
import type { Language } from '../locales.ts'

/** Properties of requests that have a name in every language. */
export const propertyNames = [
  ...(['title', 'slug', 'type', 'locale', 'newLocale', 'name', 'url', 'key', 'revision'] as const),
  ...(['email', 'password', 'currentPassword', 'confirm', 'token', 'role', 'jobTitle', 'image'] as const),
  ...(['profileImage', 'permissions', 'path', 'newPath', 'oldPath', 'directory', 'folderName'] as const),
  ...(['fileName', 'newFileName', 'defaultAltText', 'altText', 'videoUrl', 'f', 'fileID', 'pageID'] as const),
  ...(['versionID', 'seoTitle', 'seoDescription', 'seoKeywords', 'seoImage', 'anchorPoint'] as const),
  ...([
    'anchorName',
    'comment',
    'feedback',
    'publishAt',
    'unpublishAt',
    'zone',
    'to',
    'tag',
    'term',
  ] as const),
  ...(['searchTerm', 'pageIndex', 'pageSize', 'columnToSort', 'sortOrder', 'defaultLocale'] as const),
  ...(['availableLocales', 'customSlugLocales'] as const),
  ...(['phone', 'organisation', 'message', 'agreement', 'address', 'postalCode', 'city', 'country'] as const),
  ...(['reference', 'dateKey', 'blocks', 'items', 'children', 'locales', 'pageTypes', 'active'] as const),
  ...(['language', 'colourScheme', 'version', 'leave', 'origins'] as const),
] as const

export type PropertyName = (typeof propertyNames)[number]

/** The messages of one language. */
export interface ErrorTexts {
  language: Language
  /** The message of each error; `{property}` is where the property's name goes, `{min}`, `{max}` and `{allowed}` the params. */
  errors: Record<ErrorName, string>
  properties: Record<PropertyName, string>
  /** How a named property stands in a message; `{name}` is where its name goes. */
  named: string
  /** Like `named`, for a property that only has its name in the request. */
  namedRaw: string
  /** How the request as a whole stands in a message. */
  unnamed: string
  /** A property, a block or an item, and what it is in. */
  within: string
  /** A block by its position among its siblings, where its type is not known and where it is. */
  block: string
  typedBlock: string
  /** An item of a list, or an entry of a menu, by its position. */
  item: string
  /** The text of `brokenReference` for an image or file that was deleted from the media library. */
  deletedFile: string
  /** The text for a code without a message; `{code}` is the placeholder. */
  unknown: string
}
