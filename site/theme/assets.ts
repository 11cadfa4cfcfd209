/** Files that views name by path: packages, and the folder `assets/`. The build fails when one is missing. */
export const assets = {
  headingFont: '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
  textFont: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  favicon: 'assets/favicon.svg',
  videoCover: 'assets/video-cover.css',
} as const
