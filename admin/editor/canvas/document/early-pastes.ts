/** What was pasted into a text before its editor was loaded: until that pastes it in full, its words stand in the text. */
export interface EarlyPaste {
  from: number
  words: string
  data: DataTransfer
}

/** The pastes whose words are still there after a change in one place, where they are now. */
export const stillThere = (pastes: readonly EarlyPaste[], before: string, after: string): EarlyPaste[] =>
  pastes.flatMap(paste => {
    const { from, words } = paste
    if (after.startsWith(before.slice(0, from + words.length))) return paste
    return after.endsWith(before.slice(from)) ? { ...paste, from: from + after.length - before.length } : []
  })

/** A copy of a clipboard, which browsers empty after the event. */
export const copyOf = (clipboard: DataTransfer): DataTransfer => {
  const copy = new DataTransfer()
  for (const type of clipboard.types) if (type !== 'Files') copy.setData(type, clipboard.getData(type))
  for (const file of clipboard.files) copy.items.add(file)
  return copy
}
