/** The beginning of a text; whole characters, so that no emoji is cut in half. */
export const beginningOf = (text: string, length: number): string => {
  const last = text.length > length ? text.charCodeAt(length - 1) : 0
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length)
}
