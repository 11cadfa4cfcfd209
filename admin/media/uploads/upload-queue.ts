import type { ErrorEntry } from '@ximblox/contract/errors'
import type { Duplicate, MediaItem } from '@ximblox/contract/media'
import type { Uses } from '../questions/uses.ts'

export interface Stored {
  file: MediaItem
  /** Files with the very same content that were there before. */
  duplicates: readonly Duplicate[]
  /** What restores the file that it replaced; null when that has the very same content. */
  formerContentID?: number | null
}

/** What is to be uploaded. */
export interface UploadRequest {
  file: File
  /** Path of the folder it goes to, which is made where it is not there. */
  folder: string
  /** The file that it gives new content to, instead of becoming one more. */
  replaces?: MediaItem
  /** Whether somebody agreed that visitors see the change. */
  isConfirmed?: boolean
  /** Whether it gets another name where a file has its own already. */
  keepsBoth?: boolean
}

export interface Upload extends UploadRequest {
  id: number
  state: 'waiting' | 'sending' | 'stored' | 'refused' | 'cancelled'
  /** How much of it is sent, from 0 to 1. */
  sent: number
  /** What it was refused for. */
  errors: readonly ErrorEntry[]
  /** Where visitors see the file that it replaces, when it was refused for that. */
  uses?: Uses | undefined
  stored?: Stored
}

export interface UploadQueue {
  getUploads(): readonly Upload[]
  subscribe(listener: () => void): () => void
  /** Notifies of every file that is stored from now on. */
  watchStored(listener: StoredListener): () => void
  add(requests: readonly UploadRequest[]): void
  /** Makes a folder that nothing is uploaded to. */
  makeFolder(path: string): Promise<void>
  cancel(id: number): void
  cancelAll(): void
  retry(id: number): void
  /** Tries again, beside the file that has its name. */
  keepBoth(id: number): void
  /** Tries again, whatever visitors see of it. */
  replaceAnyway(id: number): void
  /** Forgets what is over. */
  clear(): void
}

type StoredListener = (upload: UploadRequest, stored: Stored) => void

interface Work {
  send(upload: UploadRequest, onSent: (part: number) => void, signal: AbortSignal): Promise<Stored>
  /** Makes a folder, unless it is there. */
  makeFolder(path: string): Promise<void>
  /** What is known to be refused before it is sent. */
  check(file: File): readonly ErrorEntry[]
  errorsOf(error: unknown): readonly ErrorEntry[]
  usesIn(error: unknown): Uses | undefined
  onStored: StoredListener
  /** Told when nothing is left to send. */
  onQuiet(): void
}

/** So many at a time: more would only share the line. */
const atOnce = 3

export const isUnderWay = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending'

/** Sends files one after another, a few at a time, wherever one is in the admin meanwhile. */
export const createUploadQueue = (work: Work): UploadQueue => {
  let uploads: readonly Upload[] = []
  let nextID = 1
  const listeners = new Set<() => void>()
  const storedListeners = new Set<StoredListener>()
  const aborts = new Map<number, AbortController>()
  const folders = new Map<string, Promise<void>>()
  let lastFolder: Promise<void> = Promise.resolve()

  const set = (next: readonly Upload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const update = (id: number, changes: Partial<Upload>) =>
    set(uploads.map(upload => (upload.id === id ? { ...upload, ...changes } : upload)))

  /** None is made while another is that it may lie in. */
  const makeFolder = (path: string): Promise<void> => {
    const made = lastFolder.then(() => work.makeFolder(path))
    lastFolder = made.catch(() => {})
    return made
  }
  /** Files of one folder come together: it is made once. */
  const makeOnce = (path: string): Promise<void> => {
    const known = folders.get(path)
    if (known) return known
    const made = makeFolder(path)
    folders.set(path, made)
    made.catch(() => folders.delete(path))
    return made
  }

  const sendNext = () => {
    const free = atOnce - aborts.size
    for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(free, 0)))
      void send(upload)
  }

  const send = async (upload: Upload) => {
    const { id } = upload
    const abort = new AbortController()
    aborts.set(id, abort)
    update(id, { state: 'sending', sent: 0, errors: [], uses: undefined })
    try {
      if (!upload.replaces) await makeOnce(upload.folder)
      abort.signal.throwIfAborted()
      const onSent = (sent: number) => update(id, { sent })
      const stored = await work.send(upload, onSent, abort.signal)
      update(id, { state: 'stored', sent: 1, stored })
      work.onStored(upload, stored)
      for (const listener of storedListeners) listener(upload, stored)
    } catch (error) {
      const changes: Partial<Upload> = abort.signal.aborted
        ? { state: 'cancelled' }
        : { state: 'refused', errors: work.errorsOf(error), uses: work.usesIn(error) }
      update(id, changes)
    } finally {
      aborts.delete(id)
      sendNext()
      if (!uploads.some(isUnderWay)) {
        folders.clear()
        work.onQuiet()
      }
    }
  }

  const cancel = (id: number) => {
    const abort = aborts.get(id)
    if (abort) abort.abort()
    else if (uploads.some(upload => upload.id === id && upload.state === 'waiting'))
      update(id, { state: 'cancelled' })
  }

  const again = (id: number, changes: Partial<Upload> = {}) => {
    update(id, { ...changes, state: 'waiting', sent: 0, errors: [] })
    sendNext()
  }

  return {
    getUploads: () => uploads,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    watchStored: listener => {
      storedListeners.add(listener)
      return () => storedListeners.delete(listener)
    },
    add: requests => {
      const added = requests.map((request): Upload => {
        const errors = work.check(request.file)
        const state = errors.length > 0 ? 'refused' : 'waiting'
        return { ...request, id: nextID++, state, sent: 0, errors }
      })
      set([...uploads, ...added])
      sendNext()
    },
    makeFolder,
    cancel,
    cancelAll: () => {
      // Those that wait first, so that none of them takes the place of one that is stopped.
      for (const { id } of uploads.filter(isUnderWay).toReversed()) cancel(id)
    },
    retry: id => again(id),
    keepBoth: id => again(id, { keepsBoth: true }),
    replaceAnyway: id => again(id, { isConfirmed: true }),
    clear: () => set(uploads.filter(isUnderWay)),
  }
}
