import type { ErrorEntry } from '@ximblox/contract/errors'
import { isEqual } from '@ximblox/contract/rules/equal'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { contentOf } from '../state/document/document.ts'
import { type LocatedError, locate } from '../state/document/locate.ts'
import { heldPlaces } from '../state/state.ts'
import { useWorkspace } from '../workspace.ts'
import { findErrors } from './find-errors.ts'

const ValidationContext = createContext<readonly LocatedError[]>([])

const pause = 300

interface Props {
  /** The errors of a refused publication. */
  refused: readonly ErrorEntry[]
  /** Called when all of them are fixed. */
  onFixed: () => void
  children: ReactNode
}

/** Validates when typing pauses, not at every key press. */
export const ValidationProvider = ({ refused, onFixed, children }: Props) => {
  const { editor } = useWorkspace()
  const [errors, setErrors] = useState<readonly LocatedError[]>([])
  useEffect(() => {
    const content = contentOf(editor.store.getState().document)
    const refusedThere = refused.map(entry => locate(entry, content.blocks))
    const check = () => {
      const state = editor.store.getState()
      const { document, save } = state
      const found = findErrors({
        registry: editor.registry,
        content: contentOf(document),
        refused: [
          { errors: save.errors, held: heldPlaces(state) },
          { errors: refusedThere, content },
        ],
        forPublishing: refused.length > 0,
      })
      setErrors(known => (isEqual(known, found) ? known : found))
      if (refused.length > 0 && found.length === 0) onFixed()
    }
    let timer = setTimeout(check)
    const unsubscribe = editor.store.subscribe((state, previous) => {
      if (state.document === previous.document && state.save.errors === previous.save.errors) return
      clearTimeout(timer)
      timer = setTimeout(check, pause)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [editor, refused, onFixed])
  return <ValidationContext value={errors}>{children}</ValidationContext>
}

export const useValidationErrors = (): readonly LocatedError[] => use(ValidationContext)
