import { limits } from './limits.ts'
import type { MediaKind } from './media.ts'
import { extensionOf } from './rules/file-name.ts'

export interface FileType {
  kind: MediaKind
  mimeType: string
}

const openXML = (part: string) => `application/vnd.openxmlformats-officedocument.${part}`
const openDocument = (part: string) => `application/vnd.oasis.opendocument.${part}`

/** Vector images are shown in one form only: they are neither cropped nor resized, and never rendered by the server. */
export const svgType = 'image/svg+xml'

/** Videos in other formats do not play in every browser. */
const videoForAll = 'video/mp4'

/** Whether some browsers do not play a video of this type. */
export const isVideoForSome = (mimeType: string): boolean =>
  mimeType.startsWith('video/') && mimeType !== videoForAll

/** File types that the media library accepts, by extension; the content has to match. */
export const fileTypes: Readonly<Record<string, FileType>> = {
  jpg: { kind: 'image', mimeType: 'image/jpeg' },
  jpeg: { kind: 'image', mimeType: 'image/jpeg' },
  png: { kind: 'image', mimeType: 'image/png' },
  webp: { kind: 'image', mimeType: 'image/webp' },
  avif: { kind: 'image', mimeType: 'image/avif' },
  svg: { kind: 'image', mimeType: svgType },
  gif: { kind: 'gif', mimeType: 'image/gif' },
  pdf: { kind: 'document', mimeType: 'application/pdf' },
  docx: { kind: 'document', mimeType: openXML('wordprocessingml.document') },
  xlsx: { kind: 'document', mimeType: openXML('spreadsheetml.sheet') },
  pptx: { kind: 'document', mimeType: openXML('presentationml.presentation') },
  odt: { kind: 'document', mimeType: openDocument('text') },
  ods: { kind: 'document', mimeType: openDocument('spreadsheet') },
  odp: { kind: 'document', mimeType: openDocument('presentation') },
  rtf: { kind: 'document', mimeType: 'application/rtf' },
  txt: { kind: 'file', mimeType: 'text/plain' },
  csv: { kind: 'file', mimeType: 'text/csv' },
  vtt: { kind: 'file', mimeType: 'text/vtt' },
  zip: { kind: 'file', mimeType: 'application/zip' },
  mp3: { kind: 'file', mimeType: 'audio/mpeg' },
  m4a: { kind: 'file', mimeType: 'audio/mp4' },
  ogg: { kind: 'file', mimeType: 'audio/ogg' },
  wav: { kind: 'file', mimeType: 'audio/wav' },
  mp4: { kind: 'file', mimeType: 'video/mp4' },
  m4v: { kind: 'file', mimeType: 'video/mp4' },
  webm: { kind: 'file', mimeType: 'video/webm' },
  mov: { kind: 'file', mimeType: 'video/quicktime' },
}

/** Extensions of images that are stored under another one, with the type of their content. */
const convertedExtensions: Readonly<Record<string, string>> = {
  ...{ apng: 'image/apng', jfif: 'image/jpeg', jpe: 'image/jpeg' },
  ...{ tif: 'image/tiff', tiff: 'image/tiff', bmp: 'image/bmp', dib: 'image/bmp' },
  ...{ heic: 'image/heic', heif: 'image/heif', hif: 'image/heif' },
}

/** The extensions of files that may be uploaded; what the content of an image is decides what it is stored as. */
export const uploadExtensions: readonly string[] = [
  ...Object.keys(fileTypes),
  ...Object.keys(convertedExtensions),
]

/** The MIME type that the name of an upload promises; undefined if its extension is not accepted. */
export const uploadTypeOf = (fileName: string): string | undefined => {
  const extension = extensionOf(fileName)
  return (
    fileTypeOf(fileName)?.mimeType ??
    (Object.hasOwn(convertedExtensions, extension) ? convertedExtensions[extension] : undefined)
  )
}

/** The type that a file name implies; undefined if its extension is not accepted. */
export const fileTypeOf = (fileName: string): FileType | undefined => {
  const extension = extensionOf(fileName)
  return Object.hasOwn(fileTypes, extension) ? fileTypes[extension] : undefined
}

/** The name with the extension of a type, where its own is that of another. */
export const nameForType = (fileName: string, mimeType: string): string => {
  const [wanted] = extensionsOf(mimeType)
  if (wanted === undefined || fileTypeOf(fileName)?.mimeType === mimeType) return fileName
  const extension = extensionOf(fileName)
  const isKnown = uploadExtensions.includes(extension)
  const base = isKnown ? fileName.slice(0, -extension.length - 1) : fileName
  return (
    Array.from(base)
      .slice(0, limits.fileName - wanted.length)
      .join('') + wanted
  )
}

/** The extensions of a MIME type, with their dots. */
export const extensionsOf = (mimeType: string): string[] =>
  Object.keys(fileTypes)
    .filter(extension => fileTypes[extension]?.mimeType === mimeType)
    .map(extension => `.${extension}`)
