import { useMemo } from 'react'
import { useStore } from 'zustand'
import { contentOf } from '../state/document/document.ts'
import { useForeignLinks } from '../translations/use-foreign-links.ts'
import { useSource } from '../translations/use-source.ts'
import { useSettledDocument } from '../use-settled-document.ts'
import { useWorkspace } from '../workspace.ts'
import { findOpenPoints, type OpenPoint } from './find-open-points.ts'

/** The tasks left, updated when typing pauses. */
export const useOpenPoints = (): OpenPoint[] => {
  const { editor, renderData } = useWorkspace()
  const { registry } = editor
  const goneFiles = useStore(renderData, parts => parts.goneFiles)
  const files = useStore(renderData, parts => parts.files)
  const document = useSettledDocument()
  const { links } = useForeignLinks()
  const { version } = useSource()
  return useMemo(
    () => findOpenPoints(registry, contentOf(document), { links, goneFiles, files }, version),
    [registry, document, links, goneFiles, files, version],
  )
}
