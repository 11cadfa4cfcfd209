/** A site cannot be exported or imported. The message is for the operator. */
export class TransferError extends Error {
  override readonly name = 'TransferError'
}

const mostListed = 50

/** What is wrong in a folder, collected so that an operator can correct all of it at once. */
export interface FolderErrors {
  add(file: string, error: string): void
  /** Throws when there are any. */
  refuseAny(): void
}

export const collectErrors = (): FolderErrors => {
  const lines: string[] = []
  let more = 0
  return {
    add: (file, error) => {
      if (lines.length < mostListed) lines.push(`${file}: ${error}`)
      else more += 1
    },
    refuseAny: () => {
      if (lines.length === 0) return
      const rest = more > 0 ? [`and ${more} more`] : []
      throw new TransferError(['nothing was imported', ...lines, ...rest].join('\n  '))
    },
  }
}
