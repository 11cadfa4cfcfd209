import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import { focusField } from '../focus-field.ts'
import { createPageStore } from '../page-store.tsx'
import type { Place } from '../state/document/place.ts'

/** The field of an error: chosen in the error list, focused by the form that contains it. */
interface FocusTarget {
  error: Place | null
}

export const [FocusTargetProvider, useFocusTargetStore] = createPageStore<FocusTarget>({ error: null })

interface Options {
  /** Whether the fields are those of blocks, not of the page. */
  ofBlocks: boolean
  /** Whether the form is mounted. */
  isReady: boolean
  root: { current: HTMLElement | null }
  onReach?: (block: string, path: string) => void
}

/** Focuses the requested field. */
export const useFocusTarget = ({ ofBlocks, isReady, root, onReach }: Options): void => {
  const focusTarget = useFocusTargetStore()
  const { error } = useStore(focusTarget)
  const reach = useEffectEvent(({ block, path }: Place) => {
    focusTarget.setState({ error: null })
    const field = root.current?.querySelector(`[data-path="${CSS.escape(shownAt(path))}"]`)
    field?.closest('details')?.setAttribute('open', '')
    field?.scrollIntoView({ block: 'center' })
    if (field) focusField(field)
    if (block !== null) onReach?.(block, path)
  })
  useEffect(() => {
    if (error && isReady && (error.block !== null) === ofBlocks) reach(error)
  }, [error, isReady, ofBlocks])
}

/**
 * The name of the field at `props.cards.k7.title`, `pageType.props.date`, `__images.cards_k7_image` or `seoTitle` in a
 * form.
 */
export const shownAt = (path: string): string => {
  const [first = '', second = '', ...rest] = path.split('.')
  if (first === 'props') return [second, ...rest].join('.')
  if (first === 'pageType' && second === 'props') return rest.join('.')
  if (first === '__images' || first === '__files') return second.replaceAll('_', '.')
  return `own.${path}`
}
