import { Group } from '@mantine/core'
import type { MediaKind } from '@ximblox/contract/media'
import { allows } from '@ximblox/contract/rules/permissions'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { useSession } from '../../session/use-session.ts'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { pathIn } from '../folders/paths.ts'
import { useDirectories } from '../folders/use-directories.ts'
import type { ChosenFile } from '../uploads/chosen-files.ts'
import { useUploadQueue } from '../uploads/uploads-provider.tsx'
import { AddButtons } from './add-buttons.tsx'
import { LibraryDialog } from './dialogs/library-dialog.tsx'
import { LibraryContents, type PickerCallbacks } from './library-contents.tsx'
import { type Dragged, type LibraryAction, LibraryProvider, type LibraryValue } from './library-context.ts'
import { LibraryTools } from './library-tools.tsx'
import { createUnsavedFields } from './unsaved-fields.ts'
import type { PlaceState } from './use-library-place.ts'
import { useMoves } from './use-moves.ts'

interface Props {
  state: PlaceState
  /** Undefined for all types. */
  kinds?: readonly MediaKind[] | undefined
  /** The head of the screen, with the buttons that add files. */
  Head?: ComponentType<{ addButtons: ReactNode }>
  /** Present when the library is used to choose a single file. */
  picking?: PickerCallbacks | undefined
}

export const Library = ({ state, kinds, Head, picking }: Props) => {
  const t = useTranslations('leaving')
  const mayChange = allows(useSession().permissions, 'manage-media')
  const queue = useUploadQueue()
  const { data: directories } = useDirectories()
  const dragged = useRef<Dragged>(undefined)
  const [unsaved] = useState(createUnsavedFields)
  const [action, setAction] = useState<LibraryAction>()
  const moves = useMoves(state)
  const { clear, createFolders } = moves
  useEffect(() => clear, [clear])
  useEffect(() => unsaved.start(), [unsaved])

  const uploadInto = (folder: string, files: readonly ChosenFile[]) =>
    queue.add(files.map(({ file, folders }) => ({ file, folder: folders.reduce(pathIn, folder) })))

  const library: LibraryValue = {
    ...state,
    mayChange,
    unsaved,
    directories,
    dragged: () => dragged.current,
    drag: item => {
      dragged.current = item
    },
    openDialog: next => {
      clear()
      setAction(next)
    },
    failed: moves.failed,
    moveFiles: moves.moveFiles,
    moveFolder: moves.moveFolder,
    uploadInto,
    uploadDropped: async (folder, { files, emptyFolders }) => {
      uploadInto(folder, files)
      if (emptyFolders.length > 0)
        await createFolders(emptyFolders.map(names => names.reduce(pathIn, folder)))
    },
  }
  const addButtons = mayChange && <AddButtons />
  const close = () => {
    clear()
    setAction(undefined)
  }
  return (
    <LibraryProvider value={library}>
      {Head && <Head addButtons={addButtons} />}
      <LibraryTools kinds={kinds} addButtons={!Head && addButtons && <Group gap="xs">{addButtons}</Group>} />
      {!action && <ErrorSummary title={moves.failed} entries={moves.entries} />}
      <LibraryContents kinds={kinds} picking={picking} />
      <LeaveDialog
        isUnsaved={() => unsaved.words().length > 0}
        save={unsaved.flushAll}
        message={() => t('words', { words: unsaved.words().join(' · ') })}
      />
      {action && <LibraryDialog action={action} onClose={close} />}
    </LibraryProvider>
  )
}
