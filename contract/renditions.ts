/** Widths in which pictures are made, and no others, so that nobody can ask for more files than these. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920, 2560] as const
export type ImageWidth = (typeof imageWidths)[number]

/** Formats in which pictures are made. */
export const imageFormats = ['avif', 'webp', 'jpeg', 'png'] as const
export type ImageFormat = (typeof imageFormats)[number]
