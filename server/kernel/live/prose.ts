/** Shorter texts without the mark of a sentence are labels, as in forms, tables and lists. */
const minWords = 8
/** Short questions are labels, too. */
const sentenceMark = /[.!…。！]["'”’»)\]]*\s*$/

/** Whether a text is sentences, rather than a label, a time or a place. */
export const isProse = (text: string, words: number): boolean =>
  words >= minWords || (words >= 2 && sentenceMark.test(text))
