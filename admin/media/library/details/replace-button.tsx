import type { MediaItem } from '@ximblox/contract/media'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../../api/client.tsx'
import { useCall } from '../../../api/use-call.ts'
import { UploadButton } from '../../../ui/upload-button.tsx'
import { LiveChangeDialog } from '../../dialogs/live-change-dialog.tsx'
import { isImage } from '../../file-facts.ts'
import { checkFile } from '../../uploads/check-file.ts'
import { useUploadQueue } from '../../uploads/uploads-provider.tsx'
import { fetchLiveUses } from '../../uses/live-uses.ts'
import type { Uses } from '../../uses/uses.ts'

interface Question {
  chosen: File
  uses: Uses
}

/** Replaces the content of a file; asks before uploading if visitors would see the change. */
export const ReplaceButton = ({ file }: { file: MediaItem }) => {
  const t = useTranslations('media')
  const client = useClient()
  const queue = useUploadQueue()
  const { run, isBusy } = useCall({ whenBusy: 'wait' })
  const [question, setQuestion] = useState<Question>()

  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const send = (chosen: File, isConfirmed = false) =>
    queue.add([{ file: chosen, folder: file.path, replaces: file, isConfirmed }])
  const choose = async (chosen: File) => {
    // The upload queue shows the errors of an invalid file.
    if (checkFile(chosen).length > 0) return send(chosen)
    // If the uses cannot be loaded, the server refuses an unconfirmed replacement of a live file.
    const uses = await run(() => fetchLiveUses(client, file.id).catch(() => undefined))
    // If another file has been selected in the meantime, the upload's row asks instead.
    if (uses && isShown.current) setQuestion({ chosen, uses })
    else send(chosen)
  }
  return (
    <>
      <UploadButton
        label={t('replace')}
        {...(isImage(file) && { accept: 'image/*' })}
        busy={isBusy}
        onFile={chosen => void choose(chosen)}
      />
      {question && (
        <LiveChangeDialog
          title={t('replaceNamed', { name: file.fileName })}
          name={file.fileName}
          uses={question.uses}
          confirm={t('replace')}
          onConfirm={() => {
            setQuestion(undefined)
            send(question.chosen, true)
          }}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  )
}
