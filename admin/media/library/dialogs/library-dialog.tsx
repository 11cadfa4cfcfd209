import type { ReactNode } from 'react'
import type { LibraryAction } from '../library-context.ts'
import { AddVideoDialog } from './add-video-dialog.tsx'
import { CreateFolderDialog } from './create-folder-dialog.tsx'
import { DeleteFilesDialog } from './delete-files-dialog.tsx'
import { DeleteFolderDialog } from './delete-folder-dialog.tsx'
import { MoveFilesDialog, MoveFolderDialog } from './move-dialogs.tsx'
import { RenameFileDialog, RenameFolderDialog } from './rename-dialogs.tsx'

interface Props {
  action: LibraryAction
  onClose: () => void
}

export const LibraryDialog = ({ action, onClose }: Props): ReactNode => {
  switch (action.kind) {
    case 'create-folder':
      return <CreateFolderDialog onClose={onClose} />
    case 'add-video':
      return <AddVideoDialog onClose={onClose} />
    case 'rename-folder':
      return <RenameFolderDialog folder={action.folder} onClose={onClose} />
    case 'move-folder':
      return <MoveFolderDialog folder={action.folder} onClose={onClose} />
    case 'delete-folder':
      return <DeleteFolderDialog folder={action.folder} onClose={onClose} />
    case 'rename-file':
      return <RenameFileDialog file={action.file} onClose={onClose} />
    case 'move-files':
      return <MoveFilesDialog files={action.files} onClose={onClose} />
    case 'delete-files':
      return <DeleteFilesDialog files={action.files} onClose={onClose} />
  }
}
