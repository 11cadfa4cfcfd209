/** The URL at which logged-in users see a version as visitors would. */
export const previewUrl = (versionID: number) => `/preview/version/${versionID}`
