import { CloseButton } from '@mantine/core'
import { type ErrorEntry, isError } from '@ximblox/contract/errors'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import plainClasses from '../../ui/plain.module.css'
import { useHeldPlaces } from '../held/use-held-places.ts'
import type { LocatedError } from '../state/document/locate.ts'
import { isWithin } from '../state/document/place.ts'
import { useBlockName } from '../use-block-name.ts'
import { useEditorState } from '../workspace.ts'
import classes from './error-list.module.css'
import { useErrorMessage } from './use-error-message.ts'
import { useGoTo } from './use-go-to.ts'
import { useValidationErrors } from './validation-provider.tsx'

/** The errors that prevent saving or publishing, each with a way to its field. */
export const ErrorList = ({ refused }: { refused: readonly ErrorEntry[] }) => {
  const t = useTranslations('editor.notices')
  const tModal = useTranslations('modal')
  const { clear } = useErrorCollection('publication-requests')
  const isRefused = useEditorState(({ save }) => save.status === 'refused') || refused.length > 0
  const found = useValidationErrors()
  // A successful autosave fixes nothing, so the errors of a refused Save stay until they are fixed.
  const [wasRefused, setWasRefused] = useState(isRefused)
  if (isRefused && !wasRefused) setWasRefused(true)
  if (!isRefused && wasRefused && found.length === 0) setWasRefused(false)
  const held = useHeldPlaces()
  const isHeld = (error: LocatedError) => held.some(place => isWithin(error, place))
  // A deleted file is reported at once, because it does not come from incomplete input.
  const errors = wasRefused
    ? found
    : found.filter(error => isError(error, 'brokenReference') || isHeld(error))
  const nameOf = useBlockName()
  const messageOf = useErrorMessage()
  const goTo = useGoTo()
  return (
    <div role="alert">
      {errors.length > 0 && (
        <div className={classes.errors}>
          <div className={classes.head}>
            <strong>{t('errors', { count: errors.length })}</strong>
            {refused.length > 0 && <CloseButton size="sm" aria-label={tModal('close')} onClick={clear} />}
          </div>
          <ul className={plainClasses.list}>
            {errors.map(error => (
              <li key={`${error.block} ${error.path} ${error.code}`}>
                <button type="button" className={plainClasses.button} onClick={() => goTo(error)}>
                  {error.block !== null && <span className={classes.block}>{nameOf(error.block)}</span>}
                  {messageOf(error)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
