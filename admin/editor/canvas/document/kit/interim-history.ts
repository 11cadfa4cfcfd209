import type { RichText } from '@ximblox/blocks/rich-text/document'
import { stableStringify } from '@ximblox/contract/rules/equal'
import { openPlainWriting, type PlainWriting } from '../../../rich-text/plain-writing.ts'
import { type EarlyPaste, unchangedPastes } from '../early-pastes.ts'
import { movedCaret } from '../moved-caret.ts'

/** Which text of which document is written. */
interface TextToWrite {
  doc: RichText
  text: number
}

/** A text that is written before its editor is loaded. */
export interface InterimWriting {
  writing: PlainWriting
  /** What it was opened with. */
  base: TextToWrite
  /** What the page has not reported back yet, after the value that it reported last. */
  sent: RichText[]
  pastes: EarlyPaste[]
}

/** What an undo or redo can bring back. */
interface Snapshot extends Pick<InterimWriting, 'base' | 'pastes'> {
  words: string
  caret: number
}

export const openInterim = (doc: RichText, text: number): InterimWriting => ({
  writing: openPlainWriting(doc, text),
  base: { doc, text },
  sent: [doc],
  pastes: [],
})

/** What was written, by the value of the page that it led to. */
export const createInterimHistory = () => {
  const snapshots = new Map<string, Snapshot>()
  return {
    keep: ({ base, pastes, sent }: InterimWriting, words: string, caret: number): void => {
      snapshots.set(stableStringify(sent.at(-1) ?? null), { base, pastes, words, caret })
    },
    /** Goes on with a value that was not written here, for example after an undo. `words` and `caret` are those shown now. */
    goTo: (
      value: RichText,
      now: Pick<InterimWriting, 'writing' | 'pastes'>,
      words: string,
      caret: number,
    ): InterimWriting & Snapshot => {
      const known = snapshots.get(stableStringify(value))
      const snapshot = known ?? changedElsewhere(value, now, words, caret)
      const writing = openPlainWriting(snapshot.base.doc, snapshot.base.text)
      if (known) writing.write(known.words, known.caret)
      return { ...snapshot, writing, sent: [value] }
    },
  }
}

const changedElsewhere = (
  doc: RichText,
  { writing, pastes }: Pick<InterimWriting, 'writing' | 'pastes'>,
  before: string,
  caret: number,
): Snapshot => {
  const text = writing.texts().first
  const words = openPlainWriting(doc, text).text()
  return {
    base: { doc, text },
    pastes: unchangedPastes(pastes, before, words),
    words,
    caret: movedCaret(before, words, caret),
  }
}
