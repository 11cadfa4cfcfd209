/** The widths of image renditions. A fixed set limits how many files a visitor can cause to be generated. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920, 2560] as const
export type ImageWidth = (typeof imageWidths)[number]

/** The formats of image renditions. */
export const imageFormats = ['avif', 'webp', 'jpeg', 'png'] as const
export type ImageFormat = (typeof imageFormats)[number]
