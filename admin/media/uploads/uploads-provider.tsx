import { useQueryClient } from '@tanstack/react-query'
import type { Client } from '@ximblox/contract/client'
import { isRefusal } from '@ximblox/contract/client/errors'
import { errorAt } from '@ximblox/contract/errors'
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { withLanguage } from '../../session/with-language.ts'
import { ancestorsOf, nameOf, parentOf } from '../folders/paths.ts'
import { appendFile, mediaKey } from '../media-queries.ts'
import { useContentToast } from '../use-content-toast.ts'
import { usesIn } from '../uses/uses.ts'
import { addUnderFreeName } from './add-under-free-name.ts'
import { checkFile } from './check-file.ts'
import { sendWithProgress } from './send-with-progress.ts'
import {
  createUploadQueue,
  isInProgress,
  type Stored,
  type Upload,
  type UploadQueue,
  type UploadRequest,
} from './upload-queue.ts'

const QueueContext = createContext<UploadQueue | undefined>(undefined)

/** Above the screens, so that uploads continue when the user opens another one. */
export const UploadsProvider = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('media')
  const client = useClient()
  const queries = useQueryClient()
  const [queue] = useState(() =>
    createUploadQueue({
      send: async ({ file, folder, replaces, keepsBoth, isConfirmed = false }, onSent, signal) => {
        const part = { name: file.name, bytes: file, type: file.type }
        const options = { signal, fetch: withLanguage(sendWithProgress(onSent)) }
        if (keepsBoth) return addUnderFreeName(client, folder, file, options)
        if (!replaces) return client.media.addFile({ body: { path: folder }, file: part }, options)
        const body = { id: String(replaces.id), ...(isConfirmed && { force: 'true' as const }) }
        return { ...(await client.media.replaceFile({ body, file: part }, options)), duplicates: [] }
      },
      createFolder: path => createFolder(client, path),
      check: checkFile,
      errorsOf: error => (isRefusal(error) ? error.entries : [errorAt('', 'unavailable')]),
      usesIn,
      onStored: ({ replaces }, { file }) => {
        if (replaces) void queries.invalidateQueries({ queryKey: mediaKey })
        else appendFile(queries, file)
      },
      onIdle: () => void queries.invalidateQueries({ queryKey: mediaKey }),
    }),
  )
  useEffect(() => askBeforeLeaving(queue), [queue])
  const notify = useContentToast()
  const offerUndo = useEffectEvent(
    ({ replaces }: UploadRequest, { file, formerContentID = null }: Stored) => {
      if (replaces) notify(t('replacedNamed', { name: file.fileName }), { file, formerContentID })
    },
  )
  useEffect(() => queue.subscribeToStored((upload, stored) => offerUndo(upload, stored)), [queue])
  return <QueueContext value={queue}>{children}</QueueContext>
}

export const useUploadQueue = (): UploadQueue => {
  const queue = use(QueueContext)
  if (!queue) throw new Error('useUploadQueue needs an UploadsProvider')
  return queue
}

export const useUploads = (): readonly Upload[] => {
  const { subscribe, getUploads } = useUploadQueue()
  return useSyncExternalStore(subscribe, getUploads)
}

/** Creates a folder and its missing parents. */
const createFolder = async (client: Client, path: string): Promise<void> => {
  const ancestors = ancestorsOf(path)
  if (ancestors.length === 0) return
  const { directories } = await client.media.listDirs()
  // Case-insensitive, like the paths in the library.
  const known = new Set(directories.map(directory => directory.path.toLowerCase()))
  for (const folder of ancestors.filter(path => !known.has(path.toLowerCase()))) {
    try {
      await client.media.createDir({ body: { path: parentOf(folder), folderName: nameOf(folder) } })
    } catch (error) {
      if (!isRefusal(error, 'nameTaken')) throw error
    }
  }
}

const askBeforeLeaving = (queue: UploadQueue) => {
  const warn = (event: BeforeUnloadEvent) => {
    if (queue.getUploads().some(isInProgress)) event.preventDefault()
  }
  window.addEventListener('beforeunload', warn)
  return () => window.removeEventListener('beforeunload', warn)
}
