import { Button, Menu } from '@mantine/core'
import { uploadExtensions } from '@ximblox/contract/file-types'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Upload from 'lucide-react/icons/upload'
import { type ChangeEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { filesOf } from '../uploads/chosen-files.ts'
import { useLibrary } from './library-context.ts'

/** What the dialog of the operating system offers. */
const accepted = uploadExtensions.map(extension => `.${extension}`).join(',')

// Missing from React's types.
const folderAttributes = { webkitdirectory: '' }

/** Adds files, folders and embedded videos to the folder that is shown. */
export const AddButtons = () => {
  const t = useTranslations('media')
  const { place, openDialog, uploadInto } = useLibrary()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const uploadChosen = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files ? filesOf(event.currentTarget.files) : []
    // Otherwise choosing the same file again would not fire a change event.
    event.currentTarget.value = ''
    uploadInto(place.folder, chosen)
  }
  return (
    <>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <Button variant="default" rightSection={<ChevronDown size={16} aria-hidden />}>
            {t('add')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => openDialog({ kind: 'create-folder' })}>{t('newFolder')}</Menu.Item>
          <Menu.Item onClick={() => folder.current?.click()}>{t('uploadFolder')}</Menu.Item>
          <Menu.Item onClick={() => openDialog({ kind: 'add-video' })}>{t('addVideo')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button leftSection={<Upload size={16} aria-hidden />} onClick={() => files.current?.click()}>
        {t('upload')}
      </Button>
      <input ref={files} type="file" accept={accepted} multiple hidden onChange={uploadChosen} />
      <input ref={folder} type="file" {...folderAttributes} hidden onChange={uploadChosen} />
    </>
  )
}
