/** How tabs and search results show the title of a page, unless the site decides otherwise. */
export const titleWithName =
  (name: string) =>
  (title: string): string =>
    `${title} · ${name}`
