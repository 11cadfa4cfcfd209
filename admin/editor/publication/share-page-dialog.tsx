import { useTranslations } from 'use-intl'
import { ShareDialog } from '../../shares/share-dialog.tsx'
import { useWorkspace } from '../workspace.ts'
import type { DialogProps } from './dialog-props.ts'
import { useStored } from './use-stored.ts'

/** Creates a preview link to the current version. */
export const SharePageDialog = ({ page, onClose }: DialogProps) => {
  const t = useTranslations('sharing')
  const { editor } = useWorkspace()
  const stored = useStored()
  const ensureVersion = async () => ((await stored()) ? editor.store.getState().versionID : undefined)
  return <ShareDialog page={page} message={t('now')} ensureVersion={ensureVersion} onClose={onClose} />
}
