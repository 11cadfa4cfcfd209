export const en = {
  home: 'home page',
  skipToContent: 'Skip to content',
  menu: 'Menu',
  mainMenu: 'Main menu',
  footerMenu: 'Footer menu',
  languages: 'Language',
  notFoundTitle: 'Page not found',
  notFoundText: 'The page may have moved, or the web address may be incorrect.',
  notFoundHome: 'Go to the home page',
  noPages: 'Nothing here yet.',
  newerPages: 'Newer',
  olderPages: 'Older',
  pages: 'Pages',
  pageOf: 'Page {page} of {count}',
  publishedOn: 'Published on',
  by: 'By',
  enlargePicture: 'Enlarge image {number}',
  closePicture: 'Close',
  playVideo: 'Play {title}',
  videoElsewhere: 'Playing this video shares your visit with {site}.',
  watchElsewhere: 'Watch on {site}',
}

/** The site's own texts, besides what editors write. */
export type Messages = Record<keyof typeof en, string>
