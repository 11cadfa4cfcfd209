import type { Directory } from '@ximblox/contract/media'
import Folder from 'lucide-react/icons/folder'
import { useTranslations } from 'use-intl'
import textClasses from '../../../ui/text.module.css'
import { parentOf, root } from '../../folders/paths.ts'
import { useLibrary } from '../library-context.ts'
import classes from './folder-list.module.css'
import { useFolderDrop } from './use-folder-drop.ts'

interface Props {
  label: string
  directories: readonly Directory[]
}

export const FolderList = ({ label, directories }: Props) => (
  <ul className={classes.list} aria-label={label}>
    {directories.map(directory => (
      <FolderItem key={directory.path} directory={directory} />
    ))}
  </ul>
)

const FolderItem = ({ directory: { path, folderName, files } }: { directory: Directory }) => {
  const t = useTranslations('media')
  const { place, change, drag, mayChange } = useLibrary()
  const { target } = useFolderDrop(path)
  const parent = parentOf(path)
  return (
    <li>
      <button
        type="button"
        className={classes.folder}
        draggable={mayChange}
        onClick={() => change({ folder: path, term: '', fileID: undefined })}
        onDragStart={() => drag({ folder: path })}
        onDragEnd={() => drag(undefined)}
        {...target}
      >
        <Folder size={18} strokeWidth={1.75} aria-hidden />
        <span className={`${textClasses.oneLine} ${classes.name}`}>{folderName}</span>
        <span className={`${textClasses.oneLine} ${classes.count}`}>
          {place.term !== '' && parent !== root ? `${parent} · ` : ''}
          {t('fileCount', { count: files })}
        </span>
      </button>
    </li>
  )
}
