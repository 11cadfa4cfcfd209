import { leftOutParts } from '@ximblox/contract/media'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import type { Stored } from './upload-queue.ts'
import classes from './uploads-panel.module.css'
import { useChangeMessages } from './use-change-messages.ts'

interface Props {
  /** The file as it was uploaded. */
  sent: File
  stored: Stored
}

/** Says what the stored file differs in from the uploaded one, and shows both where a vector image lost something. */
export const FileChanges = ({ sent, stored }: Props) => {
  const messagesOf = useChangeMessages()
  return (
    <>
      {messagesOf(stored).map(message => (
        <span key={message} className={classes.warning}>
          {message}
        </span>
      ))}
      {leftOutParts.some(part => stored.changes.includes(part)) && (
        <Comparison sent={sent} stored={stored.file} />
      )}
    </>
  )
}

const Comparison = ({ sent, stored }: { sent: File; stored: Stored['file'] }) => {
  const t = useTranslations('media.uploads.changes')
  const { media } = useClient()
  /** The content of the file on this device, as an image that can do nothing. */
  const showSent = (image: HTMLImageElement | null) => {
    if (!image) return
    const url = URL.createObjectURL(sent)
    image.src = url
    return () => URL.revokeObjectURL(url)
  }
  return (
    <span className={classes.comparison}>
      <span>
        <img ref={showSent} alt="" />
        {t('before')}
      </span>
      <span>
        <img
          src={media.previewImage({ query: { imageID: stored.id, v: stored.hash.slice(0, 12) } })}
          alt=""
        />
        {t('after')}
      </span>
    </span>
  )
}
