/** Where the admin area lives; paths within it are written without this. */
export const basePath = '/cmsadmin'

export const addressOf = (path: string): string => basePath + path
