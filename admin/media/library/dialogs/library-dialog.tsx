import type { ReactNode } from 'react'
import type { LibraryQuestion } from '../library-context.ts'
import { AddVideoDialog } from './add-video-dialog.tsx'
import { CreateFolderDialog } from './create-folder-dialog.tsx'
import { DeleteFilesDialog } from './delete-files-dialog.tsx'
import { DeleteFolderDialog } from './delete-folder-dialog.tsx'
import { MoveFilesDialog, MoveFolderDialog } from './move-dialogs.tsx'
import { RenameFileDialog, RenameFolderDialog } from './rename-dialogs.tsx'

interface Props {
  question: LibraryQuestion
  onClose: () => void
}

export const LibraryDialog = ({ question, onClose }: Props): ReactNode => {
  switch (question.kind) {
    case 'create-folder':
      return <CreateFolderDialog onClose={onClose} />
    case 'add-video':
      return <AddVideoDialog onClose={onClose} />
    case 'rename-folder':
      return <RenameFolderDialog folder={question.folder} onClose={onClose} />
    case 'move-folder':
      return <MoveFolderDialog folder={question.folder} onClose={onClose} />
    case 'delete-folder':
      return <DeleteFolderDialog folder={question.folder} onClose={onClose} />
    case 'rename-file':
      return <RenameFileDialog file={question.file} onClose={onClose} />
    case 'move-files':
      return <MoveFilesDialog files={question.files} onClose={onClose} />
    case 'delete-files':
      return <DeleteFilesDialog files={question.files} onClose={onClose} />
  }
}
