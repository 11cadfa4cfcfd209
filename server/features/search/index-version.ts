/** The version of the code that makes index entries: raised when the same page gets other words or positions. */
export const indexVersion = 3
