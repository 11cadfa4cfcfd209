import type { ErrorEntry } from '@ximblox/contract/errors'
import type { Duplicate, FileChange, MediaItem } from '@ximblox/contract/media'
import type { Uses } from '../uses/uses.ts'
import { createFolders } from './create-folders.ts'

export interface Stored {
  file: MediaItem
  /** Existing files with identical content. */
  duplicates: readonly Duplicate[]
  /** What it differs in from the uploaded file. */
  changes: readonly FileChange[]
  /** Restores the replaced content; null if the new content is identical. */
  formerContentID?: number | null
}

export interface UploadRequest {
  file: File
  /** Path of the target folder, which is created if necessary. */
  folder: string
  /** The file whose content it replaces; absent for a new file. */
  replaces?: MediaItem
  /** The user has confirmed that visitors will see the change. */
  isConfirmed?: boolean
  /** Uses another name if its own is taken. */
  keepsBoth?: boolean
}

export interface Upload extends UploadRequest {
  id: number
  state: 'waiting' | 'sending' | 'stored' | 'refused' | 'cancelled'
  /** The part that has been sent, from 0 to 1. */
  sent: number
  errors: readonly ErrorEntry[]
  /** Where visitors see the replaced file, if the upload was refused for that reason. */
  uses?: Uses | undefined
  stored?: Stored
}

export interface UploadQueue {
  getUploads(): readonly Upload[]
  subscribe(listener: () => void): () => void
  /** Calls the listener for every file that is stored from now on. */
  subscribeToStored(listener: StoredListener): () => void
  add(requests: readonly UploadRequest[]): void
  /** Creates an empty folder. */
  createFolder(path: string): Promise<void>
  cancel(id: number): void
  cancelAll(): void
  retry(id: number): void
  /** Tries again under a free name. */
  keepBoth(id: number): void
  /** Tries again, with the visible change confirmed. */
  replaceAnyway(id: number): void
  /** Cancels an upload and removes it from the list. */
  remove(id: number): void
  /** Removes finished uploads from the list. */
  clear(): void
}

type StoredListener = (upload: UploadRequest, stored: Stored) => void

interface QueueOptions {
  send(upload: UploadRequest, onSent: (part: number) => void, signal: AbortSignal): Promise<Stored>
  /** Does nothing if the folder exists. */
  createFolder(path: string): Promise<void>
  /** The errors that are known before sending. */
  check(file: File): readonly ErrorEntry[]
  errorsOf(error: unknown): readonly ErrorEntry[]
  usesIn(error: unknown): Uses | undefined
  onStored: StoredListener
  /** Called when all uploads have finished. */
  onIdle(): void
}

/** More at a time would only share the same bandwidth. */
const maxParallel = 3

export const isInProgress = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending'

/** Uploads files in the background, a few at a time, while the user works elsewhere in the admin area. */
export const createUploadQueue = (options: QueueOptions): UploadQueue => {
  let uploads: readonly Upload[] = []
  let nextID = 1
  const listeners = new Set<() => void>()
  const storedListeners = new Set<StoredListener>()
  const controllers = new Map<number, AbortController>()
  const folders = createFolders(options.createFolder)

  const set = (next: readonly Upload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const update = (id: number, changes: Partial<Upload>) =>
    set(uploads.map(upload => (upload.id === id ? { ...upload, ...changes } : upload)))

  const sendNext = () => {
    const free = maxParallel - controllers.size
    for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(free, 0)))
      void send(upload)
  }

  const send = async (upload: Upload) => {
    const { id } = upload
    const controller = new AbortController()
    controllers.set(id, controller)
    update(id, { state: 'sending', sent: 0, errors: [], uses: undefined })
    try {
      if (!upload.replaces) await folders.ensure(upload.folder)
      controller.signal.throwIfAborted()
      const onSent = (sent: number) => update(id, { sent })
      const stored = await options.send(upload, onSent, controller.signal)
      update(id, { state: 'stored', sent: 1, stored })
      options.onStored(upload, stored)
      for (const listener of storedListeners) listener(upload, stored)
    } catch (error) {
      const changes: Partial<Upload> = controller.signal.aborted
        ? { state: 'cancelled' }
        : { state: 'refused', errors: options.errorsOf(error), uses: options.usesIn(error) }
      update(id, changes)
    } finally {
      controllers.delete(id)
      sendNext()
      if (!uploads.some(isInProgress)) {
        folders.forget()
        options.onIdle()
      }
    }
  }

  const cancel = (id: number) => {
    const controller = controllers.get(id)
    if (controller) controller.abort()
    else if (uploads.some(upload => upload.id === id && upload.state === 'waiting'))
      update(id, { state: 'cancelled' })
  }

  const restart = (id: number, changes: Partial<Upload> = {}) => {
    update(id, { ...changes, state: 'waiting', sent: 0, errors: [] })
    sendNext()
  }

  return {
    getUploads: () => uploads,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    subscribeToStored: listener => {
      storedListeners.add(listener)
      return () => storedListeners.delete(listener)
    },
    add: requests => {
      const added = requests.map((request): Upload => {
        const errors = options.check(request.file)
        const state = errors.length > 0 ? 'refused' : 'waiting'
        return { ...request, id: nextID++, state, sent: 0, errors }
      })
      set([...uploads, ...added])
      sendNext()
    },
    createFolder: folders.create,
    cancel,
    cancelAll: () => {
      // Waiting uploads first; otherwise they would start when a running one stops.
      for (const { id } of uploads.filter(isInProgress).toReversed()) cancel(id)
    },
    retry: id => restart(id),
    keepBoth: id => restart(id, { keepsBoth: true }),
    replaceAnyway: id => restart(id, { isConfirmed: true }),
    remove: id => {
      cancel(id)
      set(uploads.filter(upload => upload.id !== id))
    },
    clear: () => set(uploads.filter(isInProgress)),
  }
}
