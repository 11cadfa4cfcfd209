import type { Language } from './locales.ts'

interface ErrorDefinition {
  /** The code on the wire. */
  code: string
  /** The HTTP status, unless the refusal gives a more specific one, such as 401 instead of 403. */
  status: number
  /** Distinguishes errors that share a code, on the wire too. */
  reason?: string
  /** The params of the message. */
  params?: readonly (keyof ErrorParams)[]
  /** Params that may be absent. */
  optionalParams?: readonly (keyof ErrorParams)[]
}

/**
 * Every error that an answer may carry, by the name that code throws and compares. The wire carries `code`, and `reason`
 * where one code covers several errors; `errorNameOf` finds the name again. A client compares names, too:
 * `isRefusal(error, 'staleRevision')`. Messages are in `messages/`, meanings in `openapi/error-meanings.ts`.
 */
export const errorCatalogue = {
  internalError: { code: 'G_01', status: 500 },
  unavailable: { code: 'G_02', status: 503 },
  tooManyRequests: { code: 'G_03', status: 429 },
  malformedRequest: { code: 'G_04', status: 400 },
  notFound: { code: 'G_05', status: 404 },
  storageFull: { code: 'G_06', status: 507 },
  moreErrors: { code: 'G_07', status: 422 },

  invalidCredentials: { code: 'AUTH_01', status: 422 },
  wrongPassword: { code: 'AUTH_02', status: 422 },
  tooManyLoginAttempts: { code: 'AUTH_03', status: 429 },
  invalidCsrfToken: { code: 'AUTH_04', status: 403 },
  accountInactive: { code: 'AUTH_05', status: 422 },
  passwordTooWeak: { code: 'AUTH_06', status: 422 },

  notPermitted: { code: 'UM_01', status: 403 },
  userNotFound: { code: 'UM_02', status: 404 },
  auditLogDeletionFailed: { code: 'UM_03', status: 500 },
  profileDeletionFailed: { code: 'UM_04', status: 500 },
  profileImageTooLarge: { code: 'UM_05', status: 413 },
  unsupportedImageFormat: { code: 'UM_06', status: 415 },
  invalidImage: { code: 'UM_07', status: 422 },
  imageDimensionsTooLarge: { code: 'UM_08', status: 422 },
  userCreationFailed: { code: 'UM_09', status: 500 },
  userDeletionFailed: { code: 'UM_10', status: 500 },
  lastAdministrator: { code: 'UM_11', status: 409 },
  roleInUse: { code: 'UM_12', status: 409 },

  pageNotFound: { code: 'PM_01', status: 404 },
  staleRevision: { code: 'PM_02', status: 409 },
  pageInUse: { code: 'PM_03', status: 409 },
  publicationRequestChanged: { code: 'PM_04', status: 409 },

  fileTooLarge: { code: 'ML_01', status: 413 },
  destinationTaken: { code: 'ML_02', status: 409 },
  folderIntoItself: { code: 'ML_02', status: 409, reason: 'into-itself' },
  nameTaken: { code: 'ML_03', status: 409 },
  mediaNotFound: { code: 'ML_04', status: 404 },
  unsupportedFileType: { code: 'ML_05', status: 415 },
  wrongFileContent: { code: 'ML_05', status: 415, reason: 'content' },
  damagedFile: { code: 'ML_05', status: 415, reason: 'damaged' },
  tooManyPixels: { code: 'ML_05', status: 415, reason: 'pixels', params: ['max'] },
  fileTooComplex: { code: 'ML_05', status: 415, reason: 'too-complex' },
  heicFile: { code: 'ML_05', status: 415, reason: 'heic' },
  otherKindOfFile: { code: 'ML_05', status: 415, reason: 'other-kind' },
  macrosNotAllowed: { code: 'ML_05', status: 415, reason: 'macros' },
  invalidVideoLink: { code: 'ML_06', status: 422 },
  fileInUse: { code: 'ML_07', status: 409 },
  folderNotEmpty: { code: 'ML_08', status: 409 },
  uploadIncomplete: { code: 'ML_09', status: 400 },
  noSpaceForFile: { code: 'ML_10', status: 507 },

  tagInUse: { code: 'TAG_01', status: 409 },

  jobUnchangeable: { code: 'JOB_01', status: 409 },

  required: { code: 'V_01', status: 422 },
  invalidEmail: { code: 'V_02', status: 422 },
  passwordMismatch: { code: 'V_03', status: 422 },
  invalidToken: { code: 'V_04', status: 422 },
  alreadyExists: { code: 'V_05', status: 422 },
  passwordTooSimple: { code: 'V_06', status: 422 },
  passwordTooShort: { code: 'V_07', status: 422 },
  tooLong: { code: 'V_08', status: 422 },
  invalidUrl: { code: 'V_09', status: 422 },
  unsafeLink: { code: 'V_09', status: 422, reason: 'unsafe-link' },
  httpsRequired: { code: 'V_09', status: 422, reason: 'https' },
  limitExceeded: { code: 'V_10', status: 422 },
  characterLimitExceeded: { code: 'V_10', status: 422, reason: 'too-long', params: ['max'] },
  tooManyItems: { code: 'V_10', status: 422, reason: 'too-many', params: ['max'] },
  tooDeep: { code: 'V_10', status: 422, reason: 'too-deep', params: ['max'] },
  contentTooLarge: { code: 'V_10', status: 422, reason: 'too-large' },
  invalidHtml: { code: 'V_11', status: 422 },
  tooShort: { code: 'V_12', status: 422 },
  tooFewItems: { code: 'V_12', status: 422, reason: 'too-few', params: ['min'] },
  fileRequired: { code: 'V_13', status: 422 },
  anchorTaken: { code: 'V_14', status: 422 },
  invalidValue: { code: 'V_15', status: 422 },
  unknownField: { code: 'V_15', status: 422, reason: 'unknown-field' },
  valueNotAllowed: { code: 'V_15', status: 422, reason: 'not-allowed', optionalParams: ['allowed'] },
  wrongType: { code: 'V_15', status: 422, reason: 'wrong-type' },
  singleLineOnly: { code: 'V_15', status: 422, reason: 'one-line' },
  unstorableText: { code: 'V_15', status: 422, reason: 'unreadable-text' },
  invalidFormat: { code: 'V_15', status: 422, reason: 'form' },
  duplicateField: { code: 'V_15', status: 422, reason: 'repeated' },
  invalidAnchorName: { code: 'V_15', status: 422, reason: 'anchor-form' },
  invalidFileName: { code: 'V_15', status: 422, reason: 'name-form' },
  wrongFileExtension: { code: 'V_15', status: 422, reason: 'file-ending', params: ['allowed'] },
  rootFolderProtected: { code: 'V_15', status: 422, reason: 'root-folder' },
  moreThanOneLink: { code: 'V_15', status: 422, reason: 'one-link' },
  moreThanOneSource: { code: 'V_15', status: 422, reason: 'one-source' },
  documentThere: { code: 'V_15', status: 422, reason: 'document-there' },
  followsOriginal: { code: 'V_15', status: 422, reason: 'follows-original' },
  immutable: { code: 'V_15', status: 422, reason: 'fixed' },
  defaultLocaleRequired: { code: 'V_15', status: 422, reason: 'default-locale' },
  newerBlockVersion: { code: 'V_15', status: 422, reason: 'newer-block' },
  newerPageTypeVersion: { code: 'V_15', status: 422, reason: 'newer-page-type' },
  blockNotAllowed: { code: 'V_15', status: 422, reason: 'block-not-allowed' },
  alreadyActivated: { code: 'V_15', status: 422, reason: 'already-activated' },
  neverActivated: { code: 'V_15', status: 422, reason: 'never-activated' },
  fieldTooLarge: { code: 'V_15', status: 422, reason: 'too-large' },
  ownRule: { code: 'V_15', status: 422, reason: 'own-rule', params: ['message'] },
  surplusItems: { code: 'V_15', status: 422, reason: 'too-many', params: ['max'] },
  invalidSlug: { code: 'V_16', status: 422 },
  invalidNumberOrDate: { code: 'V_17', status: 422 },
  timeInPast: { code: 'V_17', status: 422, reason: 'past' },
  beforePublication: { code: 'V_17', status: 422, reason: 'before-publication' },
  brokenReference: { code: 'V_18', status: 422 },
} as const satisfies Record<string, ErrorDefinition>

type Catalogue = typeof errorCatalogue
export type ErrorName = keyof Catalogue
export type ErrorCode = Catalogue[ErrorName]['code']
export type ErrorReason = Extract<Catalogue[ErrorName], { reason: string }>['reason']

export const errorNames = Object.keys(errorCatalogue) as ErrorName[]
export const isErrorName = (value: string): value is ErrorName => Object.hasOwn(errorCatalogue, value)

/** An error by its name, as the catalogue defines it. */
export const errorDefinition = (
  name: ErrorName,
): ErrorDefinition & { code: ErrorCode; reason?: ErrorReason } => errorCatalogue[name]

export const errorCodes = [...new Set(errorNames.map(name => errorCatalogue[name].code))]
export const errorReasons = [...new Set(errorNames.flatMap(name => errorDefinition(name).reason ?? []))]

/** The values that messages contain. */
export interface ErrorParams {
  min?: number | undefined
  max?: number | undefined
  /** The allowed values, if there are few. */
  allowed?: string[] | undefined
  /** What a rule of the site says, in some languages or the same in all. */
  message?: string | Readonly<Partial<Record<Language, string>>> | undefined
}

/** One error on the wire: `property` is a dotted path into the request, or `""` for the whole call. */
export interface ErrorEntry {
  property: string
  code: ErrorCode
  reason?: ErrorReason | undefined
  params?: ErrorParams | undefined
}

type NameWithParams = {
  [N in ErrorName]: Catalogue[N] extends { params: readonly string[] } ? N : never
}[ErrorName]

/** The errors whose message has no required params. */
export type PlainErrorName = Exclude<ErrorName, NameWithParams>

export const isPlainError = (name: ErrorName): name is PlainErrorName => !('params' in errorCatalogue[name])

/** The required params of an error. */
export type ErrorParamsOf<N extends ErrorName> = Catalogue[N] extends {
  params: readonly (infer P extends keyof ErrorParams)[]
}
  ? { [K in P]: NonNullable<ErrorParams[K]> }
  : ErrorParams

interface ErrorAt {
  (property: string, name: PlainErrorName, params?: ErrorParams): ErrorEntry
  <N extends ErrorName>(property: string, name: N, params: ErrorParamsOf<N>): ErrorEntry
}

/** The entry of an error; `property` is the dotted path into the request, `""` for the whole call. */
export const errorAt: ErrorAt = (property: string, name: ErrorName, params?: ErrorParams): ErrorEntry => {
  const { code, reason } = errorDefinition(name)
  return { property, code, ...(reason && { reason }), ...(params && { params }) }
}

/** An error on the wire; a newer server may send codes and reasons that are not in this catalogue. */
interface WireError {
  code: string
  reason?: string | undefined
}

const keyOf = ({ code, reason = '' }: WireError) => `${code} ${reason}`
const namesByKey = new Map(errorNames.map(name => [keyOf(errorDefinition(name)), name]))

/** The name of an error on the wire; if its reason is unknown, the name for its code alone. */
export const errorNameOf = ({ code, reason }: WireError): ErrorName | undefined =>
  namesByKey.get(keyOf({ code, reason })) ?? namesByKey.get(keyOf({ code }))

export const isError = (error: WireError | undefined, name: ErrorName): boolean =>
  error !== undefined && errorNameOf(error) === name

/** Whether an error is about a value in the request; every call with input may answer with these. */
export const isValidationError = ({ code }: WireError): boolean => code.startsWith('V_')
