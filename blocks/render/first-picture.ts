/** About what fits on a first screen before a picture. */
const maxTextBefore = 1_200

/**
 * Loads the first picture of a page at once and with priority when it is near its beginning, because browsers would find
 * out only after the layout that a lazy picture is visible. Which block or list comes first only the whole page tells.
 */
export const withEagerFirstPicture = (markup: string): string => {
  if (markup.includes('fetchPriority="high"')) return markup
  const main = markup.indexOf('<main')
  const at = markup.indexOf('<img ', main)
  const end = markup.indexOf('</main>', main)
  if (main === -1 || at === -1 || at > end) return markup
  if (markup.slice(main, at).replace(/<[^<>]*>/g, '').length > maxTextBefore) return markup
  const picture = markup.slice(at, markup.indexOf('>', at))
  return (
    markup.slice(0, at) +
    picture.replace(' loading="lazy"', ' fetchPriority="high"') +
    markup.slice(at + picture.length)
  )
}
