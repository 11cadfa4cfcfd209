/** The embedded database cannot be used. The message is one line that names the problem and the remedy. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError'
}

/** Turns file system errors into a message that names the folder. Other errors are returned unchanged. */
export function explainFileError(error: unknown, folder: string): unknown {
  const reason = fileErrorReason(error)
  if (!reason) return error
  return new EmbeddedDatabaseError(`The database folder ${folder} cannot be used: ${reason}.`, {
    cause: error,
  })
}

/** The reason for a file system error, if the operator can change it. */
export function fileErrorReason(error: unknown): string | undefined {
  return reasons.get(errorCode(error) ?? '')
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

const reasons = new Map([
  ['EACCES', 'this account has no write permission'],
  ['EPERM', 'this account has no write permission'],
  ['EROFS', 'the file system is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  ['ENOTDIR', 'a part of the path is a file'],
  ['EEXIST', 'a part of the path is a file'],
  ['ERR_SQLITE_ERROR', 'this account cannot lock the folder'],
])
