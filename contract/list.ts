import * as z from 'zod/mini'
import { text } from './fields.ts'
import { limits } from './limits.ts'

/** Arguments of every list, all optional. An unknown column is `valueNotAllowed`; `""` is the default order. */
export const listArguments = <const C extends readonly [string, ...string[]]>(columns: C) => ({
  pageIndex: z._default(z.int('invalidNumberOrDate').check(z.nonnegative('invalidNumberOrDate')), 0),
  pageSize: z._default(
    z
      .int('invalidNumberOrDate')
      .check(z.gte(1, 'invalidNumberOrDate'), z.lte(limits.pageSizeMax, 'invalidNumberOrDate')),
    limits.pageSize,
  ),
  searchTerm: z._default(text(), ''),
  columnToSort: z._default(z.enum(['', ...columns], 'valueNotAllowed'), ''),
  sortOrder: z._default(z.enum(['asc', 'desc'], 'valueNotAllowed'), 'asc'),
})

/** `{ data: { items, totalItems } }`. */
export const listOf = <I extends z.ZodMiniType>(item: I) =>
  z.object({ data: z.object({ items: z.array(item), totalItems: z.int().check(z.nonnegative()) }) })

const digits = z.string().check(z.regex(/^\d{1,15}$/, 'invalidNumberOrDate'))
/** A number in the query of a GET request. */
export const queryNumber = (from: number, to: number) =>
  z.pipe(
    digits.check(z.refine(text => Number(text) >= from && Number(text) <= to, 'invalidNumberOrDate')),
    z.transform(Number),
  )

/** The list arguments as the query of a GET request. */
export const listQuery = <const C extends readonly [string, ...string[]]>(columns: C) => ({
  ...listArguments(columns),
  pageIndex: z._default(queryNumber(0, Number.MAX_SAFE_INTEGER), 0),
  pageSize: z._default(queryNumber(1, limits.pageSizeMax), limits.pageSize),
})
