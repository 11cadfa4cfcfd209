import type { AdminSite } from '@ximblox/admin'

/** What a site adds to the admin area; only the browser loads it. */
export type AdminOptions = Partial<Omit<AdminSite, 'registry'>>

/** The default export of `admin.ts`. */
export const defineAdmin = (options: AdminOptions): AdminOptions => options
