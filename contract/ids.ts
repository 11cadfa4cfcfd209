import * as z from 'zod/mini'
import { describedPathID, id } from './fields.ts'

// Ids are numbers on the wire. Brands exist at compile time only, so that users of the client cannot pass the id of a
// page where the id of a version belongs; operations on the server see plain numbers.

/** The id of a page. */
export type PageID = number & z.$brand<'PageID'>
/** The id of a version of a page. */
export type VersionID = number & z.$brand<'VersionID'>

/** In an answer. */
export const pageID = z.int().brand<'PageID'>()
export const versionID = z.int().brand<'VersionID'>()

/** In the body of a request. */
export const bodyPageID = id.brand<'PageID', 'in'>()
export const bodyVersionID = id.brand<'VersionID', 'in'>()

/** In the path or query of a request. */
export const pathPageID = describedPathID('The id of a page').brand<'PageID', 'in'>()
export const pathVersionID = describedPathID('The id of a version of a page').brand<'VersionID', 'in'>()
