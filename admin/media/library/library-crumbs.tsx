import { ActionIcon, Menu } from '@mantine/core'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { ancestorsOf, nameOf, root } from '../folders/paths.ts'
import { useFolderDrop } from './folders/use-folder-drop.ts'
import { useLibrary } from './library-context.ts'
import classes from './library-crumbs.module.css'

export const LibraryCrumbs = () => {
  const t = useTranslations('media')
  const { place, mayChange, openDialog } = useLibrary()
  const { folder } = place
  const crumbs = [root, ...ancestorsOf(folder)]
  return (
    <div className={classes.bar}>
      <nav aria-label={t('way')} className={classes.crumbs}>
        {crumbs.map((path, index) => (
          <Fragment key={path}>
            {index > 0 && <span aria-hidden>/</span>}
            <Crumb path={path} isCurrent={path === folder} />
          </Fragment>
        ))}
      </nav>
      {mayChange && folder !== root && (
        <Menu position="bottom-start" withinPortal>
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('folderActions', { name: nameOf(folder) })}
            >
              <Ellipsis size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => openDialog({ kind: 'rename-folder', folder })}>{t('rename')}</Menu.Item>
            <Menu.Item onClick={() => openDialog({ kind: 'move-folder', folder })}>{t('move')}</Menu.Item>
            <Menu.Item onClick={() => openDialog({ kind: 'delete-folder', folder })}>{t('delete')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}

const Crumb = ({ path, isCurrent }: { path: string; isCurrent: boolean }) => {
  const t = useTranslations('media')
  const { change } = useLibrary()
  const { target } = useFolderDrop(path)
  return (
    <button
      type="button"
      className={classes.crumb}
      aria-current={isCurrent ? 'location' : undefined}
      onClick={() => change({ folder: path, term: '', fileID: undefined })}
      {...target}
    >
      {path === root ? t('root') : nameOf(path)}
    </button>
  )
}
