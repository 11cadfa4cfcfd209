import { id } from '@ximblox/contract/fields'
import * as z from 'zod/mini'
import { pageReference } from './page-reference.ts'

/** A file of the library by id: links follow a file when it is renamed or replaced. */
const fileReference = z.strictObject({ ref: z.literal('file'), id })

/** The target of a link that is not a URL: a page, a block on it, or a shared file. */
export const linkTarget = z.discriminatedUnion('ref', [pageReference, fileReference])
export type LinkTarget = z.output<typeof linkTarget>
