/** Where users see a version as its visitors would. */
export const previewAddress = (versionID: number) => `/preview/version/${versionID}`
