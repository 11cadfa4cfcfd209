import type { Block } from '@ximblox/contract/blocks'

/** Receives rendering errors, none of which prevents rendering the rest of the page. */
export interface RenderReport {
  /** A block of an unknown type or version. */
  unknownBlock(block: Block): void
  failedBlock(block: Block, error: unknown): void
  failedPagePart(part: 'header' | 'footer', page: { id: number; type: string }, error: unknown): void
}

/** Warns once for each unknown block type; create one per process or document. */
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
      onError(`Block ${key} of type "${type}" could not be rendered`, error)
    },
    failedPagePart(part, { id, type }, error) {
      onError(`The ${part} of page ${id} of type "${type}" could not be rendered`, error)
    },
  }
}

/** A URL with a missing part is a console error. See docs/rules.md, Errors. */
export const reportMissingURL = (pageID: number, missing: readonly string[]): void => {
  const why = missing.includes('file') ? ': the library does not have it' : ''
  console.error(`No URL for a file of page ${pageID} without ${missing.join(', ')}${why}`)
}
