import { useQuery } from '@tanstack/react-query'

interface Options<Data> {
  /** Names the data, with everything that it depends on; `invalidates` of `useCall` loads it again by the same key. */
  key: readonly unknown[]
  load(signal: AbortSignal): Promise<Data>
}

interface Loaded<Data> {
  /** Undefined until it is loaded for the first time. */
  data: Data | undefined
  /** True until it is loaded. */
  isLoading: boolean
  isFailed: boolean
  retry(): void
}

/** Loads data of a screen or card: once for all that use the same key, and again when it may have changed. */
export const useLoaded = <Data>({ key, load }: Options<Data>): Loaded<Data> => {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => load(signal),
  })
  return { data, isLoading: isFetching && data === undefined, isFailed: isError, retry: () => void refetch() }
}
