import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { tagsKey } from '../../tags/tag-queries.ts'
import { toast } from '../../ui/toast.ts'
import { undoToast } from '../../ui/undo-toast.tsx'

/** Changes tags; what removed a tag can be undone from the notification. */
export const useTagCall = (onDone: () => void) => {
  const t = useTranslations('tags')
  const client = useClient()
  const { run, entries, isBusy } = useCall({ invalidates: [tagsKey, ['pages']] })

  const perform = async <T>(call: () => Promise<T>, messageOf: (answer: T) => string) => {
    const answer = await run(call)
    if (answer === undefined) return
    toast(messageOf(answer))
    onDone()
  }
  const restore = (id: number) =>
    perform(
      () => client.tag.restore({ params: { id } }),
      ({ tag }) => t('restored', { name: tag.name }),
    )
  /** `id` is the tag that is no longer there afterwards. */
  const performUndoable = async <T>(id: number, call: () => Promise<T>, message: string) => {
    if ((await run(call)) === undefined) return
    undoToast({ message, undo: { label: t('undo'), run: () => void restore(id) } })
    onDone()
  }
  return { perform, performUndoable, entries, isBusy }
}
