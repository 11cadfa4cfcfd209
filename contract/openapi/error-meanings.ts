import type { ErrorName } from '../errors.ts'

/** One sentence per error for callers of the API. Separate from the catalogue, so that no browser loads it. */
export const errorMeanings: Record<ErrorName, string> = {
  internalError: 'The server failed unexpectedly; the failure is in its log.',
  unavailable:
    'The server, its database or its storage cannot be reached at present; Retry-After says when to try again.',
  tooManyRequests:
    'There are too many requests at once, or from one address; Retry-After says when to try again.',
  malformedRequest:
    'The request cannot be read: it is not valid JSON or form data (400), too large (413) or of another type (415).',
  notFound: 'There is no such call, or the thing that it names does not exist or no longer exists.',
  storageFull: 'The server has no storage space left, so nothing was changed.',
  moreErrors: 'The request has more errors than the answer lists.',
  invalidCredentials: 'No account has this email address and password.',
  wrongPassword: 'The current password, which confirms a change of the account, is wrong.',
  tooManyLoginAttempts: 'The password was wrong too often; the account is locked for 10 minutes.',
  invalidCsrfToken:
    'The request comes from another site, or its X-CSRF-Token header is missing or no longer valid.',
  accountInactive: 'The account has not been activated yet, or has been deactivated.',
  passwordTooWeak:
    'The new password is a common one, or contains the name or the email address of its owner.',
  notPermitted: 'Nobody is logged in (401), or the user does not have the permission for this (403).',
  userNotFound: 'There is no user with this ID.',
  auditLogDeletionFailed:
    'The addresses of the user could not be removed from the audit log, so the user was not deleted.',
  profileDeletionFailed: 'The profile could not be removed, so the user was not deleted.',
  profileImageTooLarge: 'The profile image is larger than 2 MB.',
  unsupportedImageFormat: 'The profile image is neither JPEG nor PNG.',
  invalidImage: 'The profile image is damaged or is not an image.',
  imageDimensionsTooLarge: 'The profile image is larger than 1024 × 1024 pixels.',
  userCreationFailed: 'The user could not be created; nothing was stored.',
  userDeletionFailed: 'The user could not be deleted; nothing was changed.',
  lastAdministrator: 'The change would leave nobody who can administer users and roles.',
  roleInUse: 'The role cannot be deleted as long as users have it.',
  tagInUse:
    'Pages or files have the tag; `pages` and `files` in the answer name them, and `force` deletes it all the same.',
  jobUnchangeable:
    'The job is running, is needed all the time, or is changed in another place, such as an email in the list of emails.',
  pageNotFound: 'The page or version does not exist, or the caller may not see it.',
  staleRevision:
    'What the request is based on was changed in the meantime; `current` in the answer holds what is stored now.',
  pageInUse:
    'Other pages or menus link to the page; `pages` and `menus` in the answer name them, and `force` deletes it all the same.',
  publicationRequestChanged:
    'The page has no publication request that this could be done to, or no longer has one.',
  fileTooLarge: 'The file is larger than 100 MB.',
  destinationTaken:
    'A file or folder cannot be moved or renamed: the destination already has one of that name.',
  folderIntoItself: 'A folder cannot be moved into itself or into a folder inside it.',
  nameTaken: 'The folder already has a file or folder of that name.',
  mediaNotFound: 'The file or folder does not exist, or the caller may not see it.',
  unsupportedFileType: 'The file is of a type that is not accepted.',
  wrongFileContent: 'The content of the file is not of the type that its name says.',
  damagedFile: 'The content of the file cannot be read.',
  tooManyPixels: 'The image has more pixels than the server accepts, by default 100 million.',
  fileTooComplex: 'The image takes more work to show than the server accepts, or has more than 300 frames.',
  heicFile: 'The image is in HEIC, the format of iPhones, and cannot be converted.',
  otherKindOfFile: 'An image, a video or a sound can only be replaced by one of the same kind.',
  macrosNotAllowed: 'The document contains macros.',
  invalidVideoLink: 'The link does not lead to a video on a supported platform.',
  fileInUse:
    'Pages or menus use the file, or a file in the folder; the answer names them, and `force` does it all the same.',
  folderNotEmpty:
    'The folder contains files or folders; the answer names them, and `force` deletes it all the same.',
  uploadIncomplete: 'The upload ended before the whole file had arrived.',
  noSpaceForFile: 'There is not enough storage space for the file.',
  required: 'The value is missing or empty.',
  invalidEmail: 'The value is not a valid email address.',
  passwordMismatch: 'The password and its confirmation are not the same.',
  invalidToken: 'The token of a mailed link is invalid, has been used or has expired.',
  alreadyExists:
    'Another thing already has this value, which must be unique: a slug, a locale, an email address, a name, a key.',
  passwordTooSimple: 'The password does not contain 1 uppercase and 1 special character.',
  passwordTooShort: 'The password is not longer than 8 characters.',
  tooLong: 'The value is not under 255 characters.',
  invalidUrl: 'The value is not a valid URL.',
  unsafeLink: 'Formatted text contains a link to an address of a kind that is not allowed.',
  httpsRequired: 'The URL must begin with https://.',
  limitExceeded: 'The value exceeds a limit of the server.',
  characterLimitExceeded: 'The text has more than `max` characters.',
  tooManyItems: 'The list has more than `max` items.',
  tooDeep: 'The value is nested more than `max` levels deep.',
  contentTooLarge: 'The content as a whole is too large to be stored.',
  invalidHtml: 'The value is not valid HTML.',
  tooShort: 'The text does not have at least 1 character.',
  tooFewItems: 'The list has fewer than `min` items.',
  fileRequired: 'The request does not contain a file, or an empty one.',
  anchorTaken: 'Another block of the page already has this anchor.',
  invalidValue: 'The value cannot be accepted here.',
  unknownField: 'The property is not expected here.',
  valueNotAllowed: 'The value is none of those that are allowed; `allowed` lists them where they are few.',
  wrongType: 'The value is of the wrong JSON type.',
  singleLineOnly: 'The text has line breaks or control characters, but must be a single line.',
  unstorableText: 'The text contains NUL or an unpaired surrogate, which cannot be stored.',
  invalidFormat: 'The text does not have the required format.',
  duplicateField: 'The form has this field, or a file, more than once.',
  invalidAnchorName:
    'An anchor begins with a letter and has at most 64 letters, digits, hyphens and underscores.',
  invalidFileName:
    'The name contains slashes or control characters, begins or ends in a way that file systems reserve, or is too long.',
  wrongFileExtension:
    'The new name does not end in any of `allowed`, the extensions of the type of the file.',
  rootFolderProtected: 'The root folder cannot be moved, renamed or deleted.',
  moreThanOneLink: 'A menu item links to more than one of a page, a file and a URL.',
  moreThanOneSource: 'The request contains both a file and a video link.',
  documentThere: 'The site sends a document of its own at this path, such as its sitemap.',
  followsOriginal: 'A translation takes this value from the page that it is a translation of.',
  immutable: 'The value cannot be changed.',
  defaultLocaleRequired: 'The default language of the site cannot be removed.',
  newerBlockVersion: 'The block was made by a newer version of its definition than this site has.',
  newerPageTypeVersion:
    'The props of the page were made by a newer version of its page type than this site has.',
  blockNotAllowed: 'A block of this type is not allowed in this slot.',
  alreadyActivated: 'The account has already been activated.',
  neverActivated: 'The account cannot be activated for its owner, who has not chosen a password yet.',
  fieldTooLarge: 'A field of the form is too large.',
  ownRule: 'A rule of the site; `message` is its text, in the languages that the site gives.',
  surplusItems: 'The list has more than the `max` items that make sense here.',
  invalidSlug:
    'A slug has lowercase letters, digits, hyphens and slashes only, and begins with no reserved word.',
  invalidNumberOrDate: 'The value is not a valid number or date, or is out of range.',
  timeInPast: 'The time has passed already.',
  beforePublication: 'The page would be unpublished before it is published.',
  brokenReference: 'The value refers to something that does not exist, such as a page, a file or a role.',
}
