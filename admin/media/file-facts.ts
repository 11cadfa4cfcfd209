import { limits } from '@ximblox/contract/limits'
import type { MediaItem } from '@ximblox/contract/media'
import { extensionOf } from '@ximblox/contract/rules/file-name'

export const isImage = ({ kind }: Pick<MediaItem, 'kind'>): boolean => kind === 'image' || kind === 'gif'

/** Larger images than recommended. They are accepted with a warning: see docs/rules.md, Media. */
export const isTooWide = ({ width = 0, height = 0 }: Pick<MediaItem, 'width' | 'height'>): boolean =>
  Math.max(width, height) > limits.recommendedImagePixels

export const isTooLarge = (file: Pick<MediaItem, 'kind' | 'size'>): boolean =>
  isImage(file) && file.size > limits.recommendedImageBytes

/** What kind of film or sound an uploaded file is, if it is one. */
export const recordingOf = ({ mimeType }: Pick<MediaItem, 'mimeType'>): 'video' | 'audio' | undefined =>
  (['video', 'audio'] as const).find(kind => mimeType.startsWith(`${kind}/`))

/** `PDF`: the format of an uploaded file by its name; "" of an embedded video. */
export const formatOf = ({ mimeType, fileName }: Pick<MediaItem, 'mimeType' | 'fileName'>): string =>
  mimeType === '' ? '' : extensionOf(fileName).toUpperCase()

/** Whether its alternative text is missing, which pages that show it then have to supply. */
export const isUndescribed = (file: Pick<MediaItem, 'kind' | 'defaultAltText'>): boolean =>
  isImage(file) && file.defaultAltText.trim() === ''

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** `2.4 MB`: decimal units, as file managers show them. */
export const formatFileSize = (bytes: number, language: string): string => {
  const power = [1000, 999_500, 999_500_000].filter(least => bytes >= least).length
  const value = bytes / 1000 ** power
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  }).format(value)
}
