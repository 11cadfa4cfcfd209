import { type DragEvent, useState } from 'react'
import { isWithin, nameOf, parentOf, pathIn } from '../../folders/paths.ts'
import { droppedFiles } from '../../uploads/chosen-files.ts'
import { useLibrary } from '../library-context.ts'

/**
 * Makes an element a drop target for a folder: for files and folders of the library and for files from the desktop.
 * With `'desktop'` it ignores drags that begin in the library, so that dropping a file where it was does nothing.
 */
export const useFolderDrop = (folder: string, from: 'anywhere' | 'desktop' = 'anywhere') => {
  const { mayChange, dragged, drag, moveFiles, moveFolder, uploadDropped } = useLibrary()
  const [isOver, setOver] = useState(false)

  const accepts = ({ dataTransfer }: DragEvent): boolean => {
    if (!mayChange) return false
    const item = dragged()
    if (!item) return dataTransfer.types.includes('Files')
    if (from === 'desktop') return false
    if ('files' in item) return item.files.some(({ path }) => path !== folder)
    return !isWithin(folder, item.folder) && parentOf(item.folder) !== folder
  }
  const drop = async ({ dataTransfer }: DragEvent) => {
    const item = dragged()
    drag(undefined)
    if (!item) await uploadDropped(folder, await droppedFiles(dataTransfer))
    else if ('files' in item) await moveFiles(item.files, folder)
    else await moveFolder(item.folder, pathIn(folder, nameOf(item.folder)))
  }
  return {
    isOver,
    target: {
      'data-over': isOver || undefined,
      onDragOver: (event: DragEvent) => {
        if (!accepts(event)) return
        event.preventDefault()
        event.stopPropagation()
        setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        setOver(false)
        if (!accepts(event)) return
        event.preventDefault()
        event.stopPropagation()
        void drop(event)
      },
    },
  }
}
