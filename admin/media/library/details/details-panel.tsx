import { ActionIcon, Button, Checkbox, CopyButton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isVideoForSome } from '@ximblox/contract/file-types'
import type { MediaItem } from '@ximblox/contract/media'
import X from 'lucide-react/icons/x'
import { useTranslations } from 'use-intl'
import { useClient } from '../../../api/client.tsx'
import plainClasses from '../../../ui/plain.module.css'
import { isImage } from '../../file-facts.ts'
import { useFolderPath } from '../../folders/use-folder-path.ts'
import { mediaKey } from '../../media-queries.ts'
import { Thumbnail } from '../../thumbnail.tsx'
import { useLibrary } from '../library-context.ts'
import classes from './details-panel.module.css'
import { FileFacts } from './file-facts-list.tsx'
import { FileTags } from './file-tags.tsx'
import { FormerContents } from './former-contents.tsx'
import { ImageForms } from './image-forms.tsx'
import { PageUses } from './page-uses.tsx'
import { ReplaceButton } from './replace-button.tsx'
import { useFileEdits } from './use-file-edits.ts'

interface Props {
  file: MediaItem
  onClose?: () => void
}

export const DetailsPanel = ({ file, onClose }: Props) => {
  const t = useTranslations('media')
  const { media } = useClient()
  const { mayChange, openDialog } = useLibrary()
  return (
    <section className={classes.panel} aria-label={t('details')}>
      <div className={classes.head}>
        <h2>{file.fileName}</h2>
        {onClose && (
          <ActionIcon variant="subtle" color="gray" aria-label={t('closeDetails')} onClick={onClose}>
            <X size={16} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <div className={classes.preview}>
        <Thumbnail file={file} width={640} />
      </div>
      {mayChange && (
        <div className={classes.buttons}>
          <Button variant="default" size="xs" onClick={() => openDialog({ kind: 'rename-file', file })}>
            {t('rename')}
          </Button>
          <Button
            variant="default"
            size="xs"
            onClick={() => openDialog({ kind: 'move-files', files: [file] })}
          >
            {t('move')}
          </Button>
          {file.videoUrl === undefined && <ReplaceButton key={file.id} file={file} />}
          <Button
            variant="default"
            size="xs"
            onClick={() => openDialog({ kind: 'delete-files', files: [file] })}
          >
            {t('delete')}
          </Button>
        </div>
      )}
      {file.videoUrl === undefined ? (
        <a className={classes.link} href={media.getOriginal({ params: { id: file.id } })} download>
          {t('download')}
        </a>
      ) : (
        <a className={classes.link} href={file.videoUrl} target="_blank" rel="noreferrer">
          {t('watch')}
        </a>
      )}
      <FileFacts file={file} />
      {isVideoForSome(file.mimeType) && (
        <Text size="sm" c="dimmed">
          {t('videoNotEverywhere')}
        </Text>
      )}
      {isImage(file) && <ImageForms key={file.id} file={file} />}
      {file.hash !== '' && <Sharing file={file} />}
      <FileTags key={`tags ${file.id}`} file={file} />
      <Duplicates file={file} />
      <PageUses fileID={file.id} />
      {mayChange && file.hash !== '' && <FormerContents key={`former ${file.id}`} file={file} />}
    </section>
  )
}

/** A file has no public URL until it is shared. */
const Sharing = ({ file }: { file: MediaItem }) => {
  const t = useTranslations('media')
  const { mayChange } = useLibrary()
  const { busy, edit } = useFileEdits(file)
  const { shared, sharedPath } = file
  return (
    <div>
      <Checkbox
        size="sm"
        label={t('shared')}
        description={t('sharedHelp')}
        checked={shared}
        disabled={!mayChange || busy}
        onChange={() => void edit({ shared: !shared }, now => now.shared === shared)}
      />
      {shared && (
        <CopyButton value={new URL(sharedPath, location.href).href}>
          {({ copied, copy }) => (
            <Button variant="subtle" color="gray" size="compact-sm" onClick={copy}>
              {t(copied ? 'copied' : 'copyAddress')}
            </Button>
          )}
        </CopyButton>
      )}
    </div>
  )
}

const Duplicates = ({ file }: { file: MediaItem }) => {
  const t = useTranslations('media')
  const client = useClient()
  const { change } = useLibrary()
  const pathOf = useFolderPath()
  const { id, hash } = file
  const { data } = useQuery({
    queryKey: [...mediaKey, 'file', id, hash],
    queryFn: ({ signal }) => client.media.getFile({ params: { id } }, { signal }),
  })
  const duplicates = data?.duplicates ?? []
  if (duplicates.length === 0) return null
  return (
    <div>
      <h3>{t('duplicates')}</h3>
      <ul className={`${plainClasses.list} ${classes.list}`}>
        {duplicates.map(other => (
          <li key={other.id}>
            <button
              type="button"
              className={classes.link}
              onClick={() => change({ folder: other.path, term: '', kind: '', tag: '', fileID: other.id })}
            >
              {pathOf(other.path)} / {other.fileName}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
