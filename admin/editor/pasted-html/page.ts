import type { Source } from './source.ts'
import type { Style } from './styles.ts'

/** What the steps work on, one after the other. */
export interface PastedPage extends Source {
  /** The definitions of the list levels of a text processor. */
  listLevels: ReadonlyMap<string, Style>
  /** How many links had an address that is not allowed. */
  refusedLinks: number
}
