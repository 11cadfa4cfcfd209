import type { VersionID } from '@ximblox/contract/ids'

/** The URL at which logged-in users see a version as visitors would. */
export const previewUrl = (versionID: VersionID): string => `/preview/version/${versionID}`
