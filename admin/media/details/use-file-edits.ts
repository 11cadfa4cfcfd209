import type { MediaItem } from '@ximblox/contract/media'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../client.tsx'
import { toast } from '../../ui/toast.ts'
import { useMediaCall } from '../library/use-media-call.ts'

type Changes = Pick<MediaItem, 'defaultAltText'> | Pick<MediaItem, 'focalPoint'>

/** Stores changes to a file, one after another, each upon what the one before left. */
export const useFileEdits = (file: MediaItem) => {
  const t = useTranslations('media')
  const tModal = useTranslations('modal')
  const client = useClient()
  const { run, entries } = useMediaCall()
  const revision = useRef(file.revision)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    revision.current = Math.max(revision.current, file.revision)
  }, [file.revision])

  const store = async (changes: Changes): Promise<boolean> => {
    const body = { id: file.id, ...changes, revision: revision.current }
    const answer = await run(() => client.media.editFile({ body }))
    if (answer) revision.current = answer.file.revision
    // Said where it is read even by those who have gone on to another file.
    toast({
      message: t(answer ? 'changeSaved' : 'changeFailed', { name: file.fileName }),
      close: tModal('close'),
    })
    return answer !== undefined
  }
  const edit = (changes: Changes): Promise<boolean> => {
    const next = last.current.then(() => store(changes))
    last.current = next
    return next
  }
  return { edit, entries }
}
export type FileEdits = ReturnType<typeof useFileEdits>
