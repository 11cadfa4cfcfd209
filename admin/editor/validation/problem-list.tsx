import { CloseButton } from '@mantine/core'
import { type ErrorEntry, isError } from '@ximblox/contract/errors'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { useBlockName } from '../use-block-name.ts'
import { useEditorState } from '../workspace.ts'
import classes from './problem-list.module.css'
import { useErrorMessage } from './use-error-message.ts'
import { useGoTo } from './use-go-to.ts'
import { useValidationErrors } from './validation-provider.tsx'

/** What keeps the page from being saved or published, each leading to where it can be mended. */
export const ProblemList = ({ refused }: { refused: readonly ErrorEntry[] }) => {
  const t = useTranslations('editor.notices')
  const tModal = useTranslations('modal')
  const { clear } = useErrorCollection('publication-requests')
  const isRefused = useEditorState(({ save }) => save.status === 'refused') || refused.length > 0
  const found = useValidationErrors()
  // An autosave that came through mends nothing: what Save was refused for is said until it is gone.
  const [wasRefused, setWasRefused] = useState(isRefused)
  if (isRefused && !wasRefused) setWasRefused(true)
  if (!isRefused && wasRefused && found.length === 0) setWasRefused(false)
  // A file that was deleted is none of what is half typed, and nobody has to press Save to hear of it.
  const faults = wasRefused ? found : found.filter(entry => isError(entry, 'brokenReference'))
  const nameOf = useBlockName()
  const messageOf = useErrorMessage()
  const goTo = useGoTo()
  return (
    <div role="alert">
      {faults.length > 0 && (
        <div className={classes.problems}>
          <div className={classes.head}>
            <strong>{t('errors', { count: faults.length })}</strong>
            {refused.length > 0 && <CloseButton size="sm" aria-label={tModal('close')} onClick={clear} />}
          </div>
          <ul>
            {faults.map(fault => (
              <li key={`${fault.block} ${fault.path} ${fault.code}`}>
                <button type="button" onClick={() => goTo(fault)}>
                  {fault.block !== null && <span className={classes.block}>{nameOf(fault.block)}</span>}
                  {messageOf(fault)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
