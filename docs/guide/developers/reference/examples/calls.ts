import {
  defineCall,
  defineCalls,
  email,
  line,
  listOf,
  listQuery,
  queryNumber,
  requiredText,
  text,
  z,
} from 'ximblox/calls'

// #region listOf
const lead = z.object({ id: z.int(), name: z.string() })

export const leads = defineCalls('leads', {
  list: defineCall({
    method: 'GET',
    path: '/',
    summary: 'List the leads',
    access: { permission: 'view-submissions' },
    query: z.object(listQuery(['name'])),
    response: listOf(lead),
  }),
})
// #endregion

// #region listQuery
/** `?pageIndex=1&pageSize=20&columnToSort=name&sortOrder=desc`, sorted by one of these columns. */
export const query = z.object(listQuery(['name', 'createdAt']))
// #endregion

// #region queryNumber
/** `?year=2027`, which is a text in a URL and a number in the handler. */
export const report = z.object({ year: queryNumber(2020, 2100) })
// #endregion

// #region line
/** A name may be empty, but has no line breaks. */
export const person = z.strictObject({ name: line() })
// #endregion

// #region requiredText
export const remark = z.strictObject({ remark: requiredText(2_000) })
// #endregion

// #region email
export const invitation = z.strictObject({ email })
// #endregion

// #region text
/** May have line breaks, and may be empty. */
export const note = z.strictObject({ note: text(500) })
// #endregion
