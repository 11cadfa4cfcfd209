/** Fixed files that the document names; the stylesheet refers to the same ones. */
export const assets = {
  headingFont: '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
  favicon: 'assets/favicon.svg',
  videoCover: 'assets/video-cover.css',
} as const
