import type { BinnedItem } from '@ximblox/contract/media-bin'
import Folder from 'lucide-react/icons/folder'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { isImage } from '../../media/file-facts.ts'
import { useFolderPath } from '../../media/folders/use-folder-path.ts'
import { KindIcon } from '../../media/thumbnail.tsx'
import textClasses from '../../ui/text.module.css'
import classes from './binned-name.module.css'

/** The name of a deleted file or folder, with what it looks like and where it was. */
export const BinnedName = ({ item, children }: { item: BinnedItem; children: ReactNode }) => {
  const t = useTranslations('bin')
  const tMedia = useTranslations('media')
  const pathOf = useFolderPath()
  const { type, name, path, files, usageCount } = item
  return (
    <div className={classes.item}>
      <span className={classes.picture}>
        <Picture item={item} />
      </span>
      <span>
        <span className={textClasses.name}>{name}</span>
        <span className={textClasses.detail}>
          {pathOf(path)}
          {type === 'folder' && ` · ${t('folderFiles', { count: files })}`}
          {usageCount > 0 && ` · ${tMedia('usedOn', { count: usageCount })}`}
        </span>
        {children}
      </span>
    </div>
  )
}

const Picture = ({ item: { id, kind } }: { item: BinnedItem }) => {
  const { media } = useClient()
  const [isBroken, setIsBroken] = useState(false)
  if (kind === null) return <Folder size={20} strokeWidth={1.25} aria-hidden />
  if (!isImage({ kind }) || isBroken) return <KindIcon kind={kind} />
  return (
    <img
      src={media.getBinnedFile({ params: { id }, query: { w: '160' } })}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setIsBroken(true)}
    />
  )
}
