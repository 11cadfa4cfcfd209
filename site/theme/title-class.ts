/** A word of this length does not fit into a line of a phone at the size of main headings. */
const long = 18

/** The class of a main heading: one with a long word is small enough for it, because not every browser can hyphenate. */
export const titleClass = (className: string, title: string): string =>
  title.split(/[\s\u00AD-]+/).some(word => word.length >= long) ? `${className} long-words` : className
