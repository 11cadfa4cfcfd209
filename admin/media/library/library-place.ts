import { type MediaKind, mediaKinds } from '@ximblox/contract/media'
import type { Search } from '../../search-params.ts'
import { type FileOrder, fileOrders } from '../file-order.ts'

/** Instead of a type: images without an alternative text. */
export const undescribed = 'undescribed' as const
export type Undescribed = typeof undescribed

/** The open folder or search, its filters and its order. */
export interface LibraryPlace {
  folder: string
  /** Searched for in the folder and its subfolders; "" lists the folder itself. */
  term: string
  /** Searches all folders. */
  everywhere: boolean
  kind: MediaKind | Undescribed | ''
  /** The id of a tag. Its files are shown in the folder and its subfolders; "" shows files with any tags. */
  tag: string
  sortBy: FileOrder
  sortOrder: 'asc' | 'desc'
  view: 'grid' | 'list'
  /** The file with open details. */
  fileID: number | undefined
}

export const defaultPlace: LibraryPlace = {
  folder: '/',
  term: '',
  everywhere: false,
  kind: '',
  tag: '',
  sortBy: 'name',
  sortOrder: 'asc',
  view: 'grid',
  fileID: undefined,
}

/** Whether files are searched in subfolders too, by words or by a tag. */
export const isSearch = ({ term, tag }: Pick<LibraryPlace, 'term' | 'tag'>): boolean =>
  term.trim() !== '' || tag !== ''

const idPattern = /^[1-9]\d{0,14}$/

/** Search parameters can be typed by hand: invalid values fall back to the defaults. */
export const readPlace = ({
  folder,
  q,
  in: where,
  kind,
  tag,
  sort,
  order,
  view,
  file,
}: Search): LibraryPlace => ({
  folder: folder?.startsWith('/') ? folder : defaultPlace.folder,
  term: q ?? defaultPlace.term,
  everywhere: where === 'all',
  kind: [...mediaKinds, undescribed as Undescribed].find(known => known === kind) ?? defaultPlace.kind,
  tag: tag !== undefined && idPattern.test(tag) ? tag : defaultPlace.tag,
  sortBy: fileOrders.find(known => known === sort) ?? defaultPlace.sortBy,
  sortOrder: order === 'desc' ? 'desc' : defaultPlace.sortOrder,
  view: view === 'list' ? 'list' : defaultPlace.view,
  fileID: idPattern.test(file ?? '') ? Number(file) : undefined,
})

/** Default values are left out. */
export const writePlace = (place: LibraryPlace): Search => ({
  ...(place.folder !== defaultPlace.folder && { folder: place.folder }),
  ...(place.term !== '' && { q: place.term }),
  ...(place.everywhere && { in: 'all' }),
  ...(place.kind !== '' && { kind: place.kind }),
  ...(place.tag !== '' && { tag: place.tag }),
  ...(place.sortBy !== defaultPlace.sortBy && { sort: place.sortBy }),
  ...(place.sortOrder === 'desc' && { order: 'desc' }),
  ...(place.view === 'list' && { view: 'list' }),
  ...(place.fileID !== undefined && { file: String(place.fileID) }),
})
