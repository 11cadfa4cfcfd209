/** The name of a part of a list, which differs from that of another list on the page. */
export const withTitle = (name: string, title: string): string => (title === '' ? name : `${name}: ${title}`)
