/** The policy for frames: the players of embedded videos, and the origins that the embeds of a page show. */
export const frameSources = (frames: readonly string[]): string =>
  ['frame-src https://www.youtube-nocookie.com https://player.vimeo.com', ...frames].join(' ')
