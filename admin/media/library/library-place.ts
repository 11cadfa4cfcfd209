import { type MediaKind, mediaKinds } from '@ximblox/contract/media'
import type { Search } from '../../search-params.ts'
import { type FileOrder, fileOrders } from '../file-order.ts'

/** Where one is in the library, and how one looks at it. */
export interface LibraryPlace {
  /** Path of the folder. */
  folder: string
  /** What is searched for in the folder and below; "" shows the folder. */
  term: string
  /** Whether it is searched for in all folders. */
  everywhere: boolean
  kind: MediaKind | ''
  sortBy: FileOrder
  sortOrder: 'asc' | 'desc'
  view: 'grid' | 'list'
  /** The file whose details are open. */
  fileID: number | undefined
}

export const atTheRoot: LibraryPlace = {
  folder: '/',
  term: '',
  everywhere: false,
  kind: '',
  sortBy: 'name',
  sortOrder: 'asc',
  view: 'grid',
  fileID: undefined,
}

/** Reads what anyone may have typed into the address: whatever makes no sense is as at the beginning. */
export const readPlace = ({ folder, q, in: where, kind, sort, order, view, file }: Search): LibraryPlace => ({
  folder: folder?.startsWith('/') ? folder : atTheRoot.folder,
  term: q ?? atTheRoot.term,
  everywhere: where === 'all',
  kind: mediaKinds.find(known => known === kind) ?? atTheRoot.kind,
  sortBy: fileOrders.find(known => known === sort) ?? atTheRoot.sortBy,
  sortOrder: order === 'desc' ? 'desc' : atTheRoot.sortOrder,
  view: view === 'list' ? 'list' : atTheRoot.view,
  fileID: /^[1-9]\d{0,14}$/.test(file ?? '') ? Number(file) : undefined,
})

/** The place as it stands in the address; what is as at the beginning is left out. */
export const writePlace = (place: LibraryPlace): Search => ({
  ...(place.folder !== atTheRoot.folder && { folder: place.folder }),
  ...(place.term !== '' && { q: place.term }),
  ...(place.everywhere && { in: 'all' }),
  ...(place.kind !== '' && { kind: place.kind }),
  ...(place.sortBy !== atTheRoot.sortBy && { sort: place.sortBy }),
  ...(place.sortOrder === 'desc' && { order: 'desc' }),
  ...(place.view === 'list' && { view: 'list' }),
  ...(place.fileID !== undefined && { file: String(place.fileID) }),
})
