import { pictureFiles } from '../../rich-text/picture-files.ts'
import type { PlainWriting } from '../../rich-text/plain-writing.ts'
import { linesOfHTML } from './html-lines.ts'
import type { TextPaste } from './rich-text/repeat-pastes.ts'

/** A paste into a text whose editor is not loaded yet. Its words are in the text until the editor repeats it. */
export interface EarlyPaste {
  from: number
  words: string
  data: DataTransfer
}

/** The pastes whose words have not been changed themselves by a change in one place, where they are now. */
export const unchangedPastes = (pastes: readonly EarlyPaste[], before: string, after: string): EarlyPaste[] =>
  pastes.flatMap(paste => {
    const { from, words } = paste
    if (after.startsWith(before.slice(0, from + words.length))) return paste
    return after.endsWith(before.slice(from)) ? { ...paste, from: from + after.length - before.length } : []
  })

/** Where the words of pastes are in the document, in their order. */
export const placedPastes = (pastes: readonly EarlyPaste[], writing: PlainWriting): TextPaste[] =>
  pastes
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, words, data }) => ({
      from: writing.placeOf(from),
      to: writing.placeOf(from + words.length),
      data,
    }))

/** A copy of a clipboard, which browsers empty after the event. */
export const copyOfClipboard = (clipboard: DataTransfer): DataTransfer => {
  const copy = new DataTransfer()
  for (const type of clipboard.types) if (type !== 'Files') copy.setData(type, clipboard.getData(type))
  for (const file of clipboard.files) copy.items.add(file)
  return copy
}

/** The words of a clipboard; none if it has pictures. */
export const wordsOfClipboard = (clipboard: DataTransfer): string => {
  if (pictureFiles(clipboard).length > 0) return ''
  const plain = clipboard.getData('text/plain')
  return plain === '' ? linesOfHTML(clipboard.getData('text/html')) : plain
}

/** Whether a clipboard has pictures, which only the editor can show. */
export const bringsPictures = (clipboard: DataTransfer): boolean =>
  pictureFiles(clipboard).length > 0 || /<img\b/i.test(clipboard.getData('text/html'))
