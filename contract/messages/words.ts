import type { ErrorCode } from '../errors.ts'

/** Properties of requests that have a name in every language; others are "this field". */
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
  ...(['phone', 'organisation', 'message', 'agreement', 'address', 'postalCode', 'city', 'country'] as const),
  ...(['reference', 'dateKey'] as const),
] as const

export type PropertyName = (typeof propertyNames)[number]

/** The messages of one language. */
export interface Words {
  /** What each code says; `{property}` is where the property's name goes. */
  codes: Record<ErrorCode, string>
  properties: Record<PropertyName, string>
  /** How a named property stands in a message; `{name}` is where its name goes. */
  named: string
  /** How any other property stands in a message. */
  unnamed: string
  /** What V_18 says of a picture or file: it is gone from the library. */
  deletedFile: string
  /** Said for a code without words; `{code}` is where it goes. */
  unknown: string
}
