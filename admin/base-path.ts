/** The path of the admin area. Route paths do not include it. */
export const basePath = '/cmsadmin'

export const adminUrl = (path: string): string => basePath + path
