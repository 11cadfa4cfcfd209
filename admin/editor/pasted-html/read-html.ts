import { makeCodeBlocks } from './code-blocks.ts'
import { joinContinuedLists } from './continued-lists.ts'
import { writeFormulas } from './formulas.ts'
import { removeHidden } from './hidden.ts'
import { joinLeveledLists } from './leveled-lists.ts'
import { checkLinks } from './links.ts'
import { mergeBareItems, nestLists } from './lists.ts'
import { unwrapLoneParagraphs } from './lone-paragraphs.ts'
import type { PastedPage } from './page.ts'
import { nameParagraphs } from './paragraph-styles.ts'
import { rebuild } from './rebuild.ts'
import { showAsText } from './shown-as-text.ts'
import { sourceOf } from './source.ts'
import { replaceTabs } from './spaces.ts'
import { applySheet, listLevelsIn } from './style-sheet.ts'
import { showTasks } from './tasks.ts'
import { takeTextBoxes } from './text-boxes.ts'
import { makeWordLists } from './word-lists.ts'

export interface PastedHTML {
  /** The elements of formatted text, and tables. */
  body: HTMLElement
  /** How many links lost their address, because it is not allowed. */
  refusedLinks: number
}

/** Reads HTML of any program: what it looks like there is what it means here, in the elements of formatted text. */
export const readHTML = (html: string): PastedHTML => {
  const source = sourceOf(html)
  const page: PastedPage = { ...source, listLevels: listLevelsIn(source.sheet), refusedLinks: 0 }
  for (const step of steps) step(page)
  return { body: page.body, refusedLinks: page.refusedLinks }
}

/** One for each weakness of the HTML of programs, in the order in which they need each other. */
const steps: readonly ((page: PastedPage) => void)[] = [
  takeTextBoxes,
  ({ body, sheet }) => applySheet(body, sheet),
  removeHidden,
  nameParagraphs,
  makeCodeBlocks,
  makeWordLists,
  joinLeveledLists,
  showTasks,
  writeFormulas,
  showAsText,
  nestLists,
  replaceTabs,
  checkLinks,
  rebuild,
  mergeBareItems,
  joinContinuedLists,
  unwrapLoneParagraphs,
]
