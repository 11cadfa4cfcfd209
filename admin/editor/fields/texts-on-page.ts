import { createContext, type RefObject, use, useSyncExternalStore } from 'react'
import type { TextAddress } from '../rich-text/text-pictures.ts'

/** The texts of blocks that can be written on the canvas. */
export interface TextsOnPage {
  has(block: string, field: string): boolean
  /** Called whenever that may have changed. */
  subscribe(listener: () => void): () => void
  write(block: string, path: readonly string[]): void
}

const TextsOnPageContext = createContext<TextsOnPage | null>(null)
export const TextsOnPageProvider = TextsOnPageContext

/**
 * Moves to the text on the canvas; null where it is not on the page, and while it is written in the form. One in an item
 * that was never opened is not looked for: a table has hundreds of them, and the page changes with every key.
 */
export const useTextOnPage = (
  { block, path }: TextAddress,
  form: RefObject<Element | null>,
  hasOpened: boolean,
): (() => void) | null => {
  const texts = use(TextsOnPageContext)
  const field = path.slice(1).join('.')
  const isOnPage = useSyncExternalStore(
    (hasOpened && texts?.subscribe) || never,
    () =>
      hasOpened &&
      block !== null &&
      texts?.has(block, field) === true &&
      !form.current?.contains(document.activeElement),
  )
  return texts && block !== null && isOnPage ? () => texts.write(block, path) : null
}

const never = () => () => {}
