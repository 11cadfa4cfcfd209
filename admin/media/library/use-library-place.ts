import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { type Search, without } from '../../search-params.ts'
import { type LibraryPlace, readPlace, writePlace } from './library-place.ts'

export interface PlaceState {
  place: LibraryPlace
  change(changes: Partial<LibraryPlace>): void
}

const placeKeys = ['folder', 'q', 'in', 'kind', 'tag', 'sort', 'order', 'view', 'file'] as const

/** The state in the URL. Opening another folder adds an entry to the browser history. */
export const usePlaceInUrl = (): PlaceState => {
  const place = readPlace(useSearch({ strict: false }))
  const navigate = useNavigate()
  const change = useCallback(
    (changes: Partial<LibraryPlace>) => {
      void navigate({
        to: '.',
        search: (previous: Search) => ({
          ...without(previous, placeKeys),
          ...writePlace({ ...readPlace(previous), ...changes }),
        }),
        replace: changes.folder === undefined,
      })
    },
    [navigate],
  )
  return { place, change }
}

/** The state of a dialog, which is not in the URL. */
export const useLocalPlace = (initialPlace: LibraryPlace): PlaceState => {
  const [place, setPlace] = useState(initialPlace)
  const change = useCallback(
    (changes: Partial<LibraryPlace>) => setPlace(previous => ({ ...previous, ...changes })),
    [],
  )
  return { place, change }
}
