import type { Block } from '@ximblox/contract/blocks'

/** Where troubles of drawing go; none of them stops the rest of a page. */
export interface RenderReport {
  /** A block whose type is unknown here, or known in another version. */
  unknownBlock(block: Block): void
  failedBlock(block: Block, error: unknown): void
}

/** Warns once of each unknown block type. One for a process or a document. */
export const createReport = (
  onError: (message: string, error: unknown) => void = (message, error) => console.error(message, error),
): RenderReport => {
  const warned = new Set<string>()
  return {
    unknownBlock({ type }) {
      if (warned.has(type)) return
      warned.add(type)
      console.warn(`No view for blocks of type "${type}"`)
    },
    failedBlock({ type, key }, error) {
      onError(`Block ${key} of type "${type}" could not be drawn`, error)
    },
  }
}

/** Specification, section 8: an address that lacks a part is a console error. */
export const reportMissingURL = (pageID: number, missing: readonly string[]): void => {
  const why = missing.includes('file') ? ': the library does not have it' : ''
  console.error(`No address for a file of page ${pageID} without ${missing.join(', ')}${why}`)
}
