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
  mp4: { kind: 'file', mimeType: 'video/mp4' },
}

/** The type that a file name implies; undefined if its extension is not accepted. */
export const fileTypeOf = (fileName: string): FileType | undefined => {
  const extension = extensionOf(fileName)
  return Object.hasOwn(fileTypes, extension) ? fileTypes[extension] : undefined
}

/** The extensions of a MIME type, with their dots. */
export const extensionsOf = (mimeType: string): string[] =>
  Object.keys(fileTypes)
    .filter(extension => fileTypes[extension]?.mimeType === mimeType)
    .map(extension => `.${extension}`)
