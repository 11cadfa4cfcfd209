import type { MediaItem, MediaKind } from '@ximblox/contract/media'
import { isUndescribed } from './file-facts.ts'

export const fileOrders = ['name', 'date', 'size', 'kind'] as const
export type FileOrder = (typeof fileOrders)[number]

interface Arrangement {
  /** Undefined for all types. */
  kinds: readonly MediaKind[] | undefined
  /** Only images without an alternative text. */
  isUndescribedOnly?: boolean
  sortBy: FileOrder
  sortOrder: 'asc' | 'desc'
}

/** Filters and sorts files; files that are equal are sorted by name. */
export const arrangeFiles = (
  files: readonly MediaItem[],
  { kinds, isUndescribedOnly = false, sortBy, sortOrder }: Arrangement,
  compare: (a: string, b: string) => number,
): MediaItem[] => {
  const byName = (a: MediaItem, b: MediaItem) => compare(a.fileName, b.fileName) || a.id - b.id
  const by: Record<FileOrder, (a: MediaItem, b: MediaItem) => number> = {
    name: byName,
    date: (a, b) => (a.uploadedAt < b.uploadedAt ? -1 : Number(a.uploadedAt > b.uploadedAt)),
    size: (a, b) => a.size - b.size,
    kind: (a, b) => compare(a.kind, b.kind) || compare(a.mimeType, b.mimeType),
  }
  const sign = sortOrder === 'asc' ? 1 : -1
  return files
    .filter(file => (!kinds || kinds.includes(file.kind)) && (!isUndescribedOnly || isUndescribed(file)))
    .toSorted((a, b) => sign * by[sortBy](a, b) || byName(a, b))
}
