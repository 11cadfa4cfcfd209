import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { toast } from '../../ui/toast.ts'
import { fileText } from './file-text.ts'
import {
  type CheckedImport,
  changesOf,
  formerHostsOf,
  type Host,
  resultFor,
  withChoice,
  withFound,
} from './import-steps.ts'
import { redirectsKey } from './redirects-key.ts'

/** The lines to import, what the server says of them, and the calls that lead on. */
export const useImport = (onDone: () => void) => {
  const t = useTranslations('redirects.import')
  const client = useClient()
  const { run, entries, isBusy, clear } = useCall({ invalidates: [redirectsKey] })
  const [csv, setCsv] = useState('')
  const [checked, setChecked] = useState<CheckedImport>()
  const [unreadable, setUnreadable] = useState(false)
  const { hosts, result } = resultFor(csv, checked)

  const edit = (text: string) => {
    setCsv(text)
    setChecked(undefined)
    setUnreadable(false)
    clear()
  }
  const send = (known: readonly Host[], preview: boolean) => {
    const formerHosts = formerHostsOf(known)
    return run(() => client.redirect.import({ body: { csv, formerHosts, preview } }))
  }
  const read = (file: File) =>
    file.arrayBuffer().then(
      bytes => edit(fileText(bytes)),
      () => setUnreadable(true),
    )
  const check = async (known: readonly Host[] = hosts) => {
    const answer = await send(known, true)
    if (answer) setChecked({ csv, hosts: withFound(known, answer.otherHosts), result: answer })
  }
  const choose = (name: string, isFormer: boolean) => {
    const chosen = withChoice(hosts, name, isFormer)
    setChecked({ csv, hosts: chosen, result })
    void check(chosen)
  }
  const store = async () => {
    const answer = await send(hosts, false)
    if (!answer) return
    if (answer.stored) toast(t('done', { count: changesOf(answer) }))
    if (answer.counts.refused === 0) return onDone()
    // What was left out stays, to be corrected.
    setChecked({ csv, hosts, result: answer })
  }
  return { csv, hosts, result, unreadable, entries, isBusy, edit, read, check, choose, store }
}
