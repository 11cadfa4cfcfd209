import type { Concerned } from '@ximblox/contract/letters'
import { allows } from '@ximblox/contract/rules/permissions'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { useSession } from '../../session/use-session.ts'
import { toast } from '../../ui/toast.ts'
import { areComplete, type Letter, type LetterEdits, withEdit, withEdits, withLetters } from './letters.ts'

const nobody: readonly Concerned[] = []

/** The letters to those whom a change concerns; the texts of the site can be changed until they are sent. */
export const useLetters = (found: readonly Concerned[] = nobody) => {
  const t = useTranslations('concerned')
  const client = useClient()
  const { permissions } = useSession()
  const { run, isBusy, entries } = useCall()
  const [isOn, setOn] = useState(false)
  const [edited, setEdited] = useState<LetterEdits>({})
  /** Whom it concerned before the change was made: afterwards, it concerns nobody. */
  const [changed, setChanged] = useState<readonly Concerned[]>()
  const concerned = withEdits(changed ?? found, edited)
  const offered = withLetters(concerned)
  const written = isOn ? offered : []

  const send = async (): Promise<true> => {
    let count = 0
    for (const { form, subject, letters } of written) {
      const body = {
        form,
        subject,
        letters: letters.map(({ language, subject, text }) => ({ language, subject, text })),
      }
      count += (await client.forms.write({ body })).total
    }
    if (written.length > 0) toast(t('written', { count }))
    return true
  }
  return {
    concerned,
    isOffered: offered.length > 0,
    mayWrite: allows(permissions, 'view-submissions'),
    isOn,
    setOn,
    edit: (one: Concerned, letter: Letter, change: Partial<Letter>) =>
      setEdited(edits => withEdit(edits, one, letter, change)),
    /** The change was made, and only the letters are left to send. */
    isLeft: changed !== undefined,
    isIncomplete: !areComplete(written),
    isBusy,
    entries,
    /** Makes the change unless that is done, then sends the letters. Resolves to false while something is left to do. */
    after: async (change: () => Promise<boolean>): Promise<boolean> => {
      if (!changed) {
        if (!(await change())) return false
        if (written.length > 0) setChanged(found)
      }
      return (await run(send)) === true
    },
  }
}

export type Letters = ReturnType<typeof useLetters>
