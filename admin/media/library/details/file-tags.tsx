import type { MediaItem } from '@ximblox/contract/media'
import { useTranslations } from 'use-intl'
import { TagPicker } from '../../../tags/tag-picker.tsx'
import { useLibrary } from '../library-context.ts'
import { useFileEdits } from './use-file-edits.ts'

/** The private tags of a file, by which users find it. */
export const FileTags = ({ file }: { file: MediaItem }) => {
  const t = useTranslations('tags')
  const { mayChange, unsaved } = useLibrary()
  const { busy, edit } = useFileEdits(file)
  const before = file.tags.map(({ id }) => id).join(' ')
  const key = `tags of ${file.id}`
  return (
    <TagPicker
      label={t('ofFile')}
      kind="private"
      value={file.tags.map(({ id }) => id)}
      kept={{ words: unsaved.noted(key), onType: words => unsaved.note(key, words) }}
      disabled={!mayChange || busy}
      onChange={ids =>
        void edit(
          { tags: ids.map(id => ({ id, name: '' })) },
          now => now.tags.map(({ id }) => id).join(' ') === before,
        )
      }
    />
  )
}
